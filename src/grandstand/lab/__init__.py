"""The lab: many games for designers and researchers, and matches as films."""
