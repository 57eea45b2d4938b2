-- What somebody said at the submission: that ashes do not come back, and which sizes stay though they are for another
-- weight. Null of submissions from before it was kept.
alter table booking_submissions add column outcome_acknowledged boolean;
alter table booking_submissions add column kept_sizes jsonb;
