-- By what a practice's earlier owners are found while their name or number is typed: the practice, how a name or number
-- begins, and the day, so that the latest are read first and no more of them than are offered. The names stand in the
-- index as well, folded as the domain folds them: what begins alike and goes on in another way is passed over there.
drop index concurrently if exists bookings_by_owner_last_name;
create index concurrently bookings_by_owner_last_name on bookings (
  practice_id,
  left(lower(regexp_replace(normalize(owner_last_name, NFD), '[\u0300-\u036f''’.\s-]', '', 'g')), 3),
  date_entered, order_id,
  lower(regexp_replace(normalize(owner_last_name, NFD), '[\u0300-\u036f''’.\s-]', '', 'g')) text_pattern_ops,
  lower(regexp_replace(normalize(owner_first_name, NFD), '[\u0300-\u036f''’.\s-]', '', 'g')) text_pattern_ops
) where owner_last_name <> '' and thrown_away_at is null and owner_erased_at is null;

drop index concurrently if exists bookings_by_owner_first_name;
create index concurrently bookings_by_owner_first_name on bookings (
  practice_id,
  left(lower(regexp_replace(normalize(owner_first_name, NFD), '[\u0300-\u036f''’.\s-]', '', 'g')), 3),
  date_entered, order_id,
  lower(regexp_replace(normalize(owner_first_name, NFD), '[\u0300-\u036f''’.\s-]', '', 'g')) text_pattern_ops,
  lower(regexp_replace(normalize(owner_last_name, NFD), '[\u0300-\u036f''’.\s-]', '', 'g')) text_pattern_ops
) where owner_first_name <> '' and thrown_away_at is null and owner_erased_at is null;

drop index concurrently if exists bookings_by_owner_phone;
create index concurrently bookings_by_owner_phone on bookings (
  practice_id, left(owner_phone, 6), date_entered, order_id, owner_phone text_pattern_ops
) where owner_phone <> '' and thrown_away_at is null and owner_erased_at is null;
