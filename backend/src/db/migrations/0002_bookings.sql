create sequence booking_order_ids start 500001;

-- What a booking is found by.
create function booking_search_text(
  order_id bigint, pet_first text, pet_last text, owner_first text, owner_last text, vet_staff text
) returns text language sql immutable parallel safe as $$
  select lower(order_id::text || ' ' || pet_first || ' ' || pet_last || ' ' ||
    owner_first || ' ' || owner_last || ' ' || vet_staff)
$$;

-- 3-grams of a text, each with a mark of the practice before it, so that the index starts with the tenant.
-- With word starts, also '^' and the first one and two letters of every word, for shorter searches.
create function search_grams(practice text, value text, with_starts boolean)
returns text[] language sql immutable parallel safe as $$
  select array(
    select distinct left(md5(practice), 6) || gram from (
      select substr(value, i, 3) as gram from generate_series(1, length(value) - 2) i
      union all
      select '^' || left(word, n) from regexp_split_to_table(value, '\s+') word, generate_series(1, 2) n
      where with_starts and length(word) >= n
    ) grams
  )
$$;

create table bookings (
  practice_id text not null references practices (id),
  id text not null,
  order_id bigint not null default nextval('booking_order_ids'),
  version int not null default 1,
  stage text not null,
  service_type_id text not null,
  service_type text not null,
  relationship text not null,
  origin text not null default 'portal',
  vet_staff text not null,
  date_entered timestamptz(3) not null,
  ok_prepare boolean not null default false,
  ok_prepare_time timestamptz(3),
  ok_cremate boolean not null default false,
  is_package boolean not null default false,
  skip_owner boolean not null default false,
  bill_to text not null default '',
  pet_first_name text not null default '',
  pet_last_name text not null default '',
  owner_first_name text not null default '',
  owner_last_name text not null default '',
  owner_phone text not null default '',
  tag_image text,
  package_name text,
  missing text[] not null default '{}',
  collection_fee numeric(10, 2),
  return_fee numeric(10, 2),
  details jsonb not null,
  service_key text generated always as (lower(btrim(service_type))) stored,
  pet_sort text generated always as (lower(pet_first_name || ' ' || pet_last_name)) stored,
  owner_sort text generated always as (lower(owner_first_name || ' ' || owner_last_name)) stored,
  search_text text generated always as (booking_search_text(
    order_id, pet_first_name, pet_last_name, owner_first_name, owner_last_name, vet_staff)) stored,
  search_grams text[] generated always as (search_grams(practice_id, booking_search_text(
    order_id, pet_first_name, pet_last_name, owner_first_name, owner_last_name, vet_staff), true)) stored,
  primary key (practice_id, id)
);
-- A guest names a booking without knowing its practice; also keeps ids unique over practices.
create unique index bookings_by_id on bookings (id);
create unique index bookings_by_order_id on bookings (practice_id, order_id);
create index bookings_by_date on bookings (practice_id, date_entered, order_id);
-- The dashboard counts private bookings of a stage and relationship from this index alone.
create index bookings_by_stage on bookings (practice_id, stage, date_entered, order_id)
  include (service_key, relationship);
create index bookings_by_service_type on bookings (practice_id, service_key, date_entered, order_id);
create index bookings_by_pet on bookings (practice_id, pet_sort, order_id);
create index bookings_by_owner on bookings (practice_id, owner_sort, order_id);
create index bookings_by_search on bookings using gin (search_grams) with (fastupdate = off);

create table booking_lines (
  practice_id text not null,
  booking_id text not null,
  id text not null,
  seq int not null,
  product_id text not null,
  name text not null,
  quantity int not null,
  list_price numeric(10, 2) not null,
  base_rate numeric(10, 2) not null,
  engraving_text text not null default '',
  package_products jsonb not null default '{}',
  children jsonb not null default '[]',
  parent_product_id text,
  home_collection boolean not null default false,
  is_vpcreated boolean not null default true,
  edit_id text not null default '',
  deleted boolean not null default false,
  primary key (practice_id, booking_id, id),
  foreign key (practice_id, booking_id) references bookings (practice_id, id)
);

-- A guest names a line without knowing its booking's practice.
create index booking_lines_by_id on booking_lines (id);

create table special_instructions (
  practice_id text not null,
  booking_id text not null,
  id text not null,
  seq int not null,
  description text not null,
  completed boolean not null default false,
  primary key (practice_id, booking_id, id),
  foreign key (practice_id, booking_id) references bookings (practice_id, id)
);

create table order_events (
  practice_id text not null,
  booking_id text not null,
  seq bigint generated always as identity,
  at timestamptz(3) not null,
  field text not null,
  from_value text not null,
  to_value text not null,
  by text not null,
  primary key (practice_id, booking_id, seq),
  foreign key (practice_id, booking_id) references bookings (practice_id, id)
);

create table booking_images (
  practice_id text not null,
  booking_id text not null,
  seq int not null,
  path text not null,
  primary key (practice_id, booking_id, seq),
  foreign key (practice_id, booking_id) references bookings (practice_id, id)
);

-- The canonical record of what was submitted, besides the picture of it [OPEN-49].
create table booking_submissions (
  practice_id text not null,
  booking_id text not null,
  at timestamptz(3) not null,
  by text not null,
  image_key text not null,
  record jsonb not null,
  primary key (practice_id, booking_id),
  foreign key (practice_id, booking_id) references bookings (practice_id, id)
);

create table engravings (
  practice_id text not null,
  booking_id text not null,
  line_id text not null,
  id text not null,
  product_id text not null,
  approved_at timestamptz(3),
  details jsonb not null,
  primary key (practice_id, booking_id, line_id),
  foreign key (practice_id, booking_id) references bookings (practice_id, id)
);
