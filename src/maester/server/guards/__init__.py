"""Guards: who may ask, how much, and from where; what strangers send is made harmless here."""
