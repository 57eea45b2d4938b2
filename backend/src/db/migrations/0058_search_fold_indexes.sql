-- By what earlier owners are found (0035) and bookings of like pets (0026), folded as every search folds.
drop index concurrently if exists bookings_by_owner_last_name;
create index concurrently bookings_by_owner_last_name on bookings (
  practice_id, left(replace(search_fold(owner_last_name), ' ', ''), 3), date_entered, order_id,
  replace(search_fold(owner_last_name), ' ', '') text_pattern_ops,
  replace(search_fold(owner_first_name), ' ', '') text_pattern_ops
) where owner_last_name <> '' and thrown_away_at is null and owner_erased_at is null;

drop index concurrently if exists bookings_by_owner_first_name;
create index concurrently bookings_by_owner_first_name on bookings (
  practice_id, left(replace(search_fold(owner_first_name), ' ', ''), 3), date_entered, order_id,
  replace(search_fold(owner_first_name), ' ', '') text_pattern_ops,
  replace(search_fold(owner_last_name), ' ', '') text_pattern_ops
) where owner_first_name <> '' and thrown_away_at is null and owner_erased_at is null;

drop index concurrently if exists bookings_by_pet_names;
create index concurrently bookings_by_pet_names on bookings using gin (
  pet_keys(practice_id, search_fold(pet_first_name || ' ' || pet_last_name), date_entered)
) with (fastupdate = off);
