-- By what the daily job finds whose owners can still be read although the booking is old: the oldest first, none read
-- that is younger or done.
drop index concurrently if exists bookings_with_owner;
create index concurrently bookings_with_owner on bookings (date_entered) where owner_erased_at is null;
