"""`maester serve`: the server, for browsers."""

import webbrowser
from contextlib import suppress
from io import StringIO
from pathlib import Path
from threading import Thread
from time import sleep
from urllib.request import urlopen

import typer

from maester.cli.errors import BadInput
from maester.cli.output import say

EXAMPLES = """[bold]Examples:[/bold]

  maester serve
  maester serve --lan                      for friends in the same network
  maester serve --host 0.0.0.0 --port 80
  maester serve --database postgresql://maester@localhost/maester --workers 4
"""


def add_to(app: typer.Typer) -> None:
    app.command("serve", epilog=EXAMPLES)(serve)


def serve(
    host: str = typer.Option("127.0.0.1", help="The address to listen on."),
    port: int = typer.Option(8000, min=1, max=65535, help="The port to listen on."),
    lan: bool = typer.Option(False, "--lan", help="Let everybody in the local network play, and nobody else."),
    database: str = typer.Option("", help="sqlite:///FILE or postgresql://…; left out, a file of your own."),
    workers: int = typer.Option(1, min=1, max=64, help="Server processes. More than one need PostgreSQL."),
    bot_workers: int = typer.Option(1, min=1, max=64, help="Processes in which bots think, for each server process."),
    public: str = typer.Option("", help="How people reach the server, and by no other name: https://example.org"),
    proxy: bool = typer.Option(False, help="Trust what a proxy in front says about who asks."),
    browser: bool = typer.Option(False, "--open", help="Open the lobby in a browser."),
) -> None:
    """Serve matches to browsers."""
    from maester.server.guards.local_network import HERE, CannotListen, listen, listened_at, origins, private_addresses
    from maester.server.guards.names import BadName, Name
    from maester.server.run import run
    from maester.server.settings import Settings
    from maester.store.engine import BadDatabase, address

    try:
        url = address(database or own_database())
    except BadDatabase as error:
        raise BadInput(f"{error}.") from error
    if workers > 1 and url.get_backend_name() == "sqlite":
        raise BadInput("Several workers need PostgreSQL: --database postgresql://…")
    if lan and (public or host != "127.0.0.1"):
        raise BadInput("--lan finds the addresses itself: leave out --host and --public.")
    try:
        name = Name(public) if public else None
    except BadName as error:
        raise BadInput(f"“{public}” is not how people reach a server. It looks like https://example.org.") from error
    friends = private_addresses() if lan else []
    called = [name.origin] if name else origins(friends, port) if lan else []
    try:
        listening = listen([*HERE, *friends] if lan else [host], port)
    except CannotListen as error:
        raise BadInput(f"Cannot listen on {error.strerror}. Choose another port with --port.") from error
    settings = Settings(
        database=url.render_as_string(hide_password=False),
        bot_workers=bot_workers,
        address=called[0] if called else f"http://{host}:{port}",
        public=called[0] if called else "",
        also_called=tuple(called[1:]),
        trust_proxy=proxy,
    )
    lobby = f"http://{'localhost' if lan or host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    say(f"maester is at {lobby} (Ctrl-C ends it)")
    say(f"It listens on {', '.join(listened_at(listening))}.")
    if lan:
        tell_friends(called[0] if friends else None)
    if browser:
        Thread(target=open_when_ready, args=(lobby,), daemon=True).start()
    run(settings, listening, workers)


def tell_friends(address: str | None) -> None:
    """How others in the local network get here: an address to type, and the same as a code for phones."""
    import segno

    if address is None:
        say("This machine is in no local network, so nobody else can reach it.")
        return
    say(f"Friends in your network open {address}")
    code = StringIO()
    segno.make(address, micro=False).terminal(code, border=2, compact=True)
    with suppress(UnicodeEncodeError):  # a terminal that cannot show blocks
        say(code.getvalue())


def open_when_ready(lobby: str) -> None:
    """Open the lobby as soon as the server responds. Without a browser, the line above says where it is."""
    for _ in range(100):
        try:
            with urlopen(f"{lobby}/healthz", timeout=1):
                webbrowser.open(lobby)
                return
        except OSError:
            sleep(0.2)


def own_database() -> str:
    """A file in the folder where this system keeps a person's program data."""
    folder = Path(typer.get_app_dir("maester"))
    folder.mkdir(parents=True, exist_ok=True)
    # It holds the secret that signs cookies, the seeds, and private chat.
    folder.chmod(0o700)
    return f"sqlite:///{folder / 'maester.db'}"
