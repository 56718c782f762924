"""Charges, attacks and what they do: dice, wounds, morale."""
