-- What a submission orders of each plaque: its artwork's version and picture as they were, and what was approved later.
alter table booking_submissions add column artworks jsonb not null default '[]';
