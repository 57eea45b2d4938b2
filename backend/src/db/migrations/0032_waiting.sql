-- What waits for the clinic [OPEN-180]: since when instructions are awaited tells the event that led to the booking's
-- stage, and few engravings are those that nobody has said a word to.
drop index concurrently if exists order_events_awaiting;
create index concurrently order_events_awaiting on order_events (practice_id, booking_id, to_value, at)
  where to_value in ('Pet Collected - Pending Details', 'VP Submitted');
drop index concurrently if exists engravings_unanswered;
create index concurrently engravings_unanswered on engravings (practice_id, booking_id, line_id)
  where approved_at is null and change_at is null;
