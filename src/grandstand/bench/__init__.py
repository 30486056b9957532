"""How fast it is: medians of several runs, on one core. `grandstand bench` shows them."""
