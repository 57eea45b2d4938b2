-- The provider's lists and catalogue, the same for every practice.

create table brands (
  code text primary key,
  name text not null,
  parent text not null,
  phone_work text not null,
  email text not null,
  logo_path text not null,
  details jsonb not null,
  seq int not null
);

create table representatives (
  id text primary key,
  first_name text not null,
  last_name text not null,
  phone_mobile text not null,
  email text not null,
  picture_path text not null
);

create table pet_types (
  name text primary key,
  seq int not null
);

create table breeds (
  pet_type text not null references pet_types (name),
  name text not null,
  custom_unit text,
  custom_unit_to_kg_ratio numeric(12, 6),
  primary key (pet_type, name)
);

create table zones (
  id text primary key,
  name text not null,
  fees jsonb not null default '{}'
);

create table zone_localities (
  postalcode text not null,
  city text not null,
  zone_id text not null references zones (id),
  primary key (postalcode, city, zone_id)
);

create table stage_labels (
  stage text primary key,
  label text not null,
  seq int not null
);

-- Urns always hold ashes. Other products do if the catalogue says so, or if they include the return of ashes. Lists for
-- a service that returns no ashes omit all of these.
create table products (
  id text primary key,
  name text not null,
  category text not null,
  list_price numeric(10, 2) not null,
  base_rate numeric(10, 2) not null,
  order_by int not null,
  service_types text[],
  details jsonb not null,
  withdrawn boolean generated always as (coalesce((details->>'hideInPortalModal')::boolean, false)) stored,
  holds_ashes boolean generated always as (
    category in ('urns', 'metalUrns', 'ceramicUrns')
    or coalesce((details->>'holdsAshes')::boolean, false)
    or coalesce((details->>'includesReturnCharge')::boolean, false)
  ) stored
);
create index products_by_category on products (category, order_by, name);
-- A page of the list is read in its order, without a sort of all products.
create index products_in_order on products (order_by, name, id) where not withdrawn;

create table product_stock (
  product_id text not null references products (id),
  brand text not null,
  available int not null,
  minimum int not null,
  primary key (product_id, brand)
);

create table product_options (
  id text primary key,
  base_id text not null references products (id),
  parent_id text not null,
  group_name text not null,
  group_optional boolean not null,
  name text not null,
  list_price numeric(10, 2) not null,
  base_rate numeric(10, 2) not null,
  seq int not null,
  details jsonb not null
);
create index product_options_by_parent on product_options (base_id, parent_id, seq);

create table package_items (
  package_id text not null references products (id),
  id text not null,
  product_id text not null,
  name text not null,
  description text not null,
  seq int not null,
  primary key (package_id, id)
);

create table plaque_config (
  sugar_id text primary key,
  seq int not null,
  entry jsonb not null
);

-- The words that find a product, kept by triggers: each word start with the words that follow it, and its place:
-- 0 name, 1 part number, 2 category, choices and contents, 3 description.
create table product_words (
  product_id text not null references products (id) on delete cascade,
  place smallint not null,
  start text collate "C" not null,
  primary key (start, product_id, place)
);
create index product_words_of_product on product_words (product_id);

create function find_products_by(ids text[]) returns void language sql as $$
  delete from product_words where product_id = any(ids);
  insert into product_words
    select t.product_id, min(t.place), start from (
      select id as product_id, 0 as place, name as value from products where id = any(ids)
      union all select id, 1, details->>'partNumber' from products where id = any(ids)
      union all select id, 2, regexp_replace(category, '([A-Z])', ' \1', 'g') from products where id = any(ids)
      union all select base_id, 2, group_name || ', ' || name from product_options
        where base_id = any(ids) and not coalesce((details->>'hideInPortalModal')::boolean, false)
      union all select package_id, 2, name || ', ' || description from package_items where package_id = any(ids)
      union all select id, 3, details->>'description' from products where id = any(ids)
    ) t, search_starts(t.value) start
    where start <> '' group by t.product_id, start
    on conflict do nothing
$$;

create function list_product_words() returns trigger language plpgsql as $$
begin
  perform find_products_by(array(select id from changed));
  return null;
end $$;
create function list_option_words() returns trigger language plpgsql as $$
begin
  perform find_products_by(array(select distinct base_id from changed));
  return null;
end $$;
create function list_content_words() returns trigger language plpgsql as $$
begin
  perform find_products_by(array(select distinct package_id from changed));
  return null;
end $$;

create trigger product_words_of_new after insert on products
  referencing new table as changed for each statement execute function list_product_words();
create trigger product_words_of_changed after update on products
  referencing new table as changed for each statement execute function list_product_words();
create trigger product_words_of_new after insert on product_options
  referencing new table as changed for each statement execute function list_option_words();
create trigger product_words_of_changed after update on product_options
  referencing new table as changed for each statement execute function list_option_words();
create trigger product_words_of_gone after delete on product_options
  referencing old table as changed for each statement execute function list_option_words();
create trigger product_words_of_new after insert on package_items
  referencing new table as changed for each statement execute function list_content_words();
create trigger product_words_of_changed after update on package_items
  referencing new table as changed for each statement execute function list_content_words();
create trigger product_words_of_gone after delete on package_items
  referencing old table as changed for each statement execute function list_content_words();

