-- Prepares text for every search, in the same way as `fold` of the domain; a spec compares the two. Greek and Cyrillic
-- capitals are listed, since `lower` misses them under some locales.
create function search_fold(value text) returns text language sql immutable parallel safe as $$
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

-- The folded text; a hyphen separates words, as in `spacedWords` of the domain.
create function search_words(value text) returns text language sql immutable parallel safe as $$
  select search_fold(translate(value, '-‐‑‒–—―⁃−﹘﹣－', '            '))
$$;

-- The words of a name, and the name as one word: "Anne-Marie" and "Annemarie" find each other.
create function search_name(value text) returns text language sql immutable parallel safe as $$
  select ' ' || words || case when words like '% %' then ' ' || replace(words, ' ', '') else '' end
    from search_words(value) words
$$;

-- Word starts as `wordStarts` of the domain makes them, cut to 40 characters: no search word is longer.
create function search_starts(value text) returns setof text language sql immutable parallel safe as $$
  select left(array_to_string(words[at:], ''), 40)
    from (select string_to_array(search_words(value), ' ') as words) split, generate_subscripts(words, 1) at
$$;

-- The 3-grams of a text, each prefixed by a mark of the practice, so that the index starts with the tenant.
-- Option `with_starts` adds '^' and the first one and two letters of every word, for shorter searches.
create function search_grams(practice text, value text, with_starts boolean)
returns text[] language plpgsql immutable parallel safe as $$
declare
  mark text := left(md5(practice), 6);
  grams text[] := '{}';
  word text;
begin
  for i in 1 .. length(value) - 2 loop
    grams := grams || (mark || substr(value, i, 3));
  end loop;
  if with_starts then
    foreach word in array regexp_split_to_array(value, '\s+') loop
      if word <> '' then grams := grams || (mark || '^' || left(word, 1)); end if;
      if length(word) > 1 then grams := grams || (mark || '^' || left(word, 2)); end if;
    end loop;
  end if;
  return grams;
end $$;

-- The keys that a search looks up: word starts for words of one or two letters, otherwise the fewest grams that cover
-- the word, because every key is a list to read. A row must also contain the words in its text.
create function search_keys(practice text, words text[]) returns text[] language plpgsql immutable parallel safe as $$
declare
  mark text := left(md5(practice), 6);
  word text;
  keys text[] := '{}';
begin
  foreach word in array words loop
    if length(word) < 3 then keys := keys || (mark || '^' || word); end if;
    for i in 0 .. (length(word) - 1) / 3 loop
      exit when length(word) < 3;
      keys := keys || (mark || substr(word, least(3 * i + 1, length(word) - 2), 3));
    end loop;
  end loop;
  return keys;
end $$;

-- The keys that find bookings of a similar pet [OPEN-121]: the words of its folded name, each whole and with one letter
-- left out. Words that differ by a letter share a key. Practice and fortnight prefix each key, so that a search reads
-- only the tenant's bookings of those days. The domain decides whether the pet is the same. This function calls no
-- function of the portal: a rebuild or restore of an index runs with another search path.
create function pet_keys(practice text, names text, entered timestamptz) returns text[]
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

-- The text that finds a booking.
create function booking_search_text(
  order_id bigint, pet_first text, pet_last text, owner_first text, owner_last text, vet_staff text
) returns text language sql immutable parallel safe as $$
  select order_id::text || search_name(pet_first) || search_name(pet_last) || search_name(owner_first)
    || search_name(owner_last) || search_name(vet_staff)
$$;
