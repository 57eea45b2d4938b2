-- Whole words of a text, each with all that follow it: "scattering tube ". A hyphen joins a word to the colour behind
-- it: "slate-blue urn " is a kind of blue, not of slate [OPEN-384].
create function search_whole_words(value text) returns setof text language sql immutable parallel safe as $$
  select left(regexp_replace(array_to_string(words[at:at + 20], ' ') || ' ',
      ' (?=(?:black|blue|brown|cream|gray|green|grey|orange|pink|purple|red|white|yellow) )', '-', 'g'), 40)
    from (select string_to_array(search_words(value), ' ') as words) split, generate_subscripts(words, 1) at
$$;

-- Also found by whole words. A description's "no picture" is not found by "picture".
create or replace function find_products_by(ids text[]) returns void language sql as $$
  delete from product_words where product_id = any(ids);
  insert into product_words
    select t.product_id, min(t.place), start from (
      select id as product_id, 0 as place, name as value from products where id = any(ids)
      union all select id, 1, details->>'partNumber' from products where id = any(ids)
      union all select id, 2, regexp_replace(category, '([A-Z])', ' \1', 'g') from products where id = any(ids)
      union all select id, 2, material from products where id = any(ids)
      union all select id, 2, 'engraved' from products
        where id = any(ids) and coalesce((details->>'requiresEngraving')::boolean, false)
      union all select base_id, 2, group_name || ', ' || name from product_options
        where base_id = any(ids) and not coalesce((details->>'hideInPortalModal')::boolean, false)
      union all select base_id, 2, 'engraved' from product_options
        where base_id = any(ids) and coalesce((details->>'requiresEngraving')::boolean, false)
          and not coalesce((details->>'hideInPortalModal')::boolean, false)
      union all select package_id, 2, name || ', ' || description from package_items where package_id = any(ids)
      union all select id, 3, regexp_replace(details->>'description', '\m(?:no|without)\s+\w+', '', 'gi')
        from products where id = any(ids)
    ) t, lateral (select search_starts(t.value) union select search_whole_words(t.value)) starts (start)
    where btrim(start) <> '' group by t.product_id, start
    on conflict do nothing;
  select list_products(ids)
$$;

select find_products_by(array(select id from products));
