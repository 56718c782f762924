"""A combat, from the call for support to the clean-up."""
