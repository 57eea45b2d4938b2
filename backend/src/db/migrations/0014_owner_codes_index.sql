-- Finds the line of a short address, and keeps its code unique.
create unique index concurrently engravings_by_owner_code on engravings (owner_code);
