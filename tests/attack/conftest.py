from tests.store.fixtures import anyio_backend, database, postgres, sqlite

__all__ = ["anyio_backend", "database", "postgres", "sqlite"]
