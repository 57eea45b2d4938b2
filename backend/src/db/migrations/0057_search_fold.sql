-- What every search compares, as `fold` of the domain has it; a spec compares the two. Greek and Cyrillic capitals are
-- listed, since `lower` does not know them under every locale.
create or replace function search_fold(value text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        lower(regexp_replace(
          normalize(regexp_replace(value,
            '[''`\u00ad\u00b4\u02b9-\u02bd\u02c8\u055a\u200b-\u200d\u2018-\u201b\u2032\u2035\u2060\ua78c\ufe0f\ufeff\uff07\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d-]',
            '', 'g'), NFKD),
          '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')),
        'ØøĐđÐðŁłĦħıŦŧŊŋẞÆŒÞςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
        'ooddddllhhittnnßæœþσαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f]+',
    ' ', 'g'))
$$;

-- Folded, with what a hyphen joins as several words: `spacedWords` of the domain.
create or replace function search_words(value text) returns text language sql immutable parallel safe as $$
  select search_fold(translate(value, '-‐‑‒–—―⁃−﹘﹣－', '            '))
$$;

-- The words of a name, and the name as one word: "Anne-Marie" and "Annemarie" find each other.
create or replace function search_name(value text) returns text language sql immutable parallel safe as $$
  select ' ' || words || case when words like '% %' then ' ' || replace(words, ' ', '') else '' end
    from search_words(value) words
$$;

create or replace function booking_search_text(
  order_id bigint, pet_first text, pet_last text, owner_first text, owner_last text, vet_staff text
) returns text language sql immutable parallel safe as $$
  select order_id::text || search_name(pet_first) || search_name(pet_last) || search_name(owner_first)
    || search_name(owner_last) || search_name(vet_staff)
$$;

create or replace function list_booking() returns trigger language plpgsql as $$
declare
  service text := lower(btrim(new.service_type));
begin
  insert into booking_list values (
    new.practice_id, new.order_id,
    booking_facet(new.practice_id, new.stage, service, new.relationship, new.origin),
    new.date_entered, service, status_label(new.stage),
    search_fold(new.pet_first_name || ' ' || new.pet_last_name),
    search_fold(new.owner_first_name || ' ' || new.owner_last_name),
    booking_search_text(new.order_id, new.pet_first_name, new.pet_last_name, new.owner_first_name,
      new.owner_last_name, new.vet_staff))
  on conflict (practice_id, order_id) do update set
    facet = excluded.facet, date_entered = excluded.date_entered, service_key = excluded.service_key,
    status_sort = excluded.status_sort, pet_sort = excluded.pet_sort, owner_sort = excluded.owner_sort,
    search_text = excluded.search_text
    where booking_list.* is distinct from excluded.*;
  return null;
end $$;
-- To replace a function takes away what 0051 and 0052 gave it.
do $$ begin
  execute format('alter function list_booking() security definer set search_path = %I, pg_temp', current_schema());
end $$;

update booking_list l set
  pet_sort = search_fold(b.pet_first_name || ' ' || b.pet_last_name),
  owner_sort = search_fold(b.owner_first_name || ' ' || b.owner_last_name),
  search_text = booking_search_text(
    b.order_id, b.pet_first_name, b.pet_last_name, b.owner_first_name, b.owner_last_name, b.vet_staff)
from bookings b where b.practice_id = l.practice_id and b.order_id = l.order_id;

-- As before of names that come folded: whoever rebuilds or restores an index has another search path, so that no
-- function of ours is called in it.
create or replace function pet_keys(practice text, names text, entered timestamptz) returns text[]
language plpgsql immutable parallel safe as $$
declare
  mark text := left(md5(practice), 6) || floor(extract(epoch from entered) / 1209600)::text || ':';
  keys text[] := '{}';
  word text;
begin
  foreach word in array string_to_array(names, ' ') loop
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

create or replace function bookings_with_keys(practice text, one text[], other text[]) returns setof text
language plpgsql stable security definer rows 5 set search_path from current as $$
begin
  if coalesce(nullif(current_setting('portal.practice', true), ''), practice) <> practice then return; end if;
  -- Written so that the index of the practice is not read besides: the keys hold the practice.
  return query select b.id from bookings b
    where b.practice_id || '' = practice
      and pet_keys(b.practice_id, search_fold(b.pet_first_name || ' ' || b.pet_last_name), b.date_entered) && one
      and pet_keys(b.practice_id, search_fold(b.pet_first_name || ' ' || b.pet_last_name), b.date_entered) && other;
end $$;
do $$ begin
  execute format('alter function bookings_with_keys(text, text[], text[]) set search_path = %I, pg_temp', current_schema());
end $$;
