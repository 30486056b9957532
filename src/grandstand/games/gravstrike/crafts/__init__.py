"""What people make for Gravstrike between battles."""
