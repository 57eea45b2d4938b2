-- Sorts and filters of the item list. All of it is derived from the catalogue by triggers.

-- A key of the domain's `MATERIALS`; null if it is not known.
alter table products add column material text;

-- Name and price of each product in a narrow row. The list price is the reduced one while there is a reduction
-- [OPEN-101]; the pricebook has none.
create table product_list (
  product_id text primary key references products (id) on delete cascade,
  name_key text collate "C" not null,
  list_price numeric(10, 2) not null,
  base_rate numeric(10, 2) not null
);
create index product_list_by_name on product_list (name_key, product_id);

-- Surcharges of the sizes for a pet, for each range of the pet's weight in kg. A weight without a row has no size. The
-- rule is `choicesForWeight` of the domain [CAT-33, OPEN-62]; a spec compares the two.
create table product_sizes (
  product_id text not null references products (id) on delete cascade,
  kg numrange not null,
  list_price numeric(10, 2) not null,
  base_rate numeric(10, 2) not null,
  primary key (product_id, kg)
);

-- The values with a weight range that a practice can choose.
create view offered_sizes as
  select id, base_id, parent_id, group_name, list_price, base_rate, seq,
    coalesce((details->>'minWeight')::numeric, 0) as lower,
    coalesce((details->>'maxWeight')::numeric, 'infinity') as upper
  from product_options
  where coalesce(details->>'minWeight', details->>'maxWeight') is not null
    and not coalesce((details->>'hideInPortalModal')::boolean, false);

-- The sizes of a product, or of the contents of a package, for a weight, on every level.
create function sizes_at(product text, weight numeric) returns table (id text, list_price numeric, base_rate numeric)
language sql stable as $$
  with recursive chosen as (
    (
      select product as base_id, product as id, null::numeric as list_price, null::numeric as base_rate
      union all
      select product_id, product_id, null, null from package_items where package_id = product
    )
    union all
    select size.base_id, size.id, size.list_price, size.base_rate from chosen cross join lateral (
      select distinct on (group_name) ranged.* from (
        select *, max(upper) over (partition by group_name) as last from offered_sizes
          where offered_sizes.base_id = chosen.base_id and parent_id = chosen.id
      ) ranged
      where weight >= lower and (weight < upper or (weight = last and upper = last))
      order by group_name, upper - lower, seq
    ) size
  )
  select id, list_price, base_rate from chosen where list_price is not null
$$;

-- The ranges of weight in which a product costs the same: each limit on its own, and the ranges between two limits.
create function sizes_of(product text) returns table (kg numrange, list_price numeric, base_rate numeric)
language sql stable as $$
  with limits as (
    select distinct at from (
      select lower, upper from offered_sizes
        where base_id in (select product union all select product_id from package_items where package_id = product)
    ) sizes cross join lateral (values (lower), (upper)) as ends (at)
  ), parts as (
    select numrange(at, at, '[]') as kg, at as weight from limits where at <> 'infinity'
    union all
    select numrange(at, nullif(next, 'infinity'), '()'), case when next = 'infinity' then at + 1 else (at + next) / 2 end
      from (select at, lead(at) over (order by at) as next from limits) steps where next is not null
  ), priced as (
    select parts.kg, sum(size.list_price) as list_price, sum(size.base_rate) as base_rate
      from parts cross join lateral sizes_at(product, parts.weight) size group by parts.kg
  )
  select unnest(range_agg(priced.kg)), priced.list_price, priced.base_rate from priced
    group by priced.list_price, priced.base_rate
$$;

-- Updates the narrow rows and sizes of these products, and the sizes of packages that contain one of them.
create function list_products(ids text[]) returns void language plpgsql as $$
begin
  delete from product_list where product_id = any(ids);
  insert into product_list
    select id, search_fold(name), case when discount >= 0 and discount < list_price then discount else list_price end,
      base_rate
    from products, lateral (select (details->>'discountPrice')::numeric as discount) reduced where id = any(ids);
  ids := ids || array(select package_id from package_items where package_items.product_id = any(ids));
  delete from product_sizes where product_id = any(ids);
  insert into product_sizes
    select products.id, size.kg, size.list_price, size.base_rate
    from products cross join lateral sizes_of(products.id) size where products.id = any(ids);
end $$;

-- The whole words of a text, each with the words that follow it: "scattering tube ". A hyphen joins a word to the
-- colour behind it: "slate-blue urn " is a kind of blue, not of slate [OPEN-384].
create function search_whole_words(value text) returns setof text language sql immutable parallel safe as $$
  select left(regexp_replace(array_to_string(words[at:at + 20], ' ') || ' ',
      ' (?=(?:black|blue|brown|cream|gray|green|grey|orange|pink|purple|red|white|yellow) )', '-', 'g'), 40)
    from (select string_to_array(search_words(value), ' ') as words) split, generate_subscripts(words, 1) at
$$;

-- Also finds a product by its material, by "engraved" if words can be engraved, and by whole words. A description's "no
-- picture" is not found by "picture".
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
