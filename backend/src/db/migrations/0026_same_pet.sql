-- By what bookings of a like pet are found [OPEN-121]: the words of its name, whole and each with one letter left out,
-- which two words have in common that differ by a letter. The practice and the fortnight stand before each, so that
-- only the tenant's bookings of those days are looked at. Whether it is the same pet is the domain's to say.
create function pet_keys(practice text, names text, entered timestamptz) returns text[]
language plpgsql immutable parallel safe as $$
declare
  mark text := left(md5(practice), 6) || floor(extract(epoch from entered) / 1209600)::text || ':';
  keys text[] := '{}';
  word text;
begin
  -- No function of ours in it: whoever rebuilds or restores an index has another search path.
  foreach word in array regexp_split_to_array(
    lower(regexp_replace(normalize(names, NFD), '[\u0300-\u036f''’-]', '', 'g')), '[^[:alnum:]]+'
  ) loop
    continue when word = '';
    keys := keys || (mark || word);
    if length(word) > 4 then
      for i in 2 .. length(word) loop
        keys := keys || (mark || left(word, i - 1) || substr(word, i + 1));
      end loop;
    end if;
  end loop;
  return keys;
end $$;

create index bookings_by_pet_names on bookings using gin (pet_keys(practice_id, pet_first_name || ' ' || pet_last_name, date_entered))
  with (fastupdate = off);
-- Nothing is planned by statistics of the keys.
alter index bookings_by_pet_names alter column 1 set statistics 0;
