-- Tenancy: rows of a practice have the primary key (practice_id, id); every index starts with the tenant.

create table practices (
  id text primary key,
  name text not null,
  brand text not null,
  relationship text not null,
  has_portal_access text not null,
  pricing text not null,
  default_collection_location text not null,
  provides_client_details int not null,
  temporary_opportunity_id text not null,
  office jsonb not null,
  email text not null,
  phone text not null,
  representative_id text,
  collection_fee numeric(10, 2),
  return_fee numeric(10, 2),
  version int not null default 1
);

create table contacts (
  practice_id text not null references practices (id),
  id text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  cognito_username text,
  portal_access text,
  active boolean not null,
  seq int generated always as identity,
  version int not null default 1,
  primary key (practice_id, id)
);
-- Sign-in finds the practice by the username: the one lookup that cannot start with the tenant.
create unique index contacts_by_username on contacts (lower(cognito_username));

create table service_types (
  practice_id text not null references practices (id),
  id text not null,
  name text not null,
  seq int not null,
  primary key (practice_id, id)
);

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
  collection_fee numeric(10, 2),
  return_fee numeric(10, 2)
);

create table zone_localities (
  postalcode text not null,
  city text not null,
  zone_id text not null references zones (id),
  primary key (postalcode, city, zone_id)
);

create table products (
  id text primary key,
  name text not null,
  category text not null,
  list_price numeric(10, 2) not null,
  base_rate numeric(10, 2) not null,
  order_by int not null,
  service_types text[],
  details jsonb not null
);
create index products_by_category on products (category, order_by, name);

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

create table stage_labels (
  stage text primary key,
  label text not null,
  seq int not null
);

create table invoices (
  practice_id text not null references practices (id),
  id text not null,
  number text not null,
  date timestamptz(3) not null,
  type text not null,
  status text not null,
  total numeric(12, 2) not null,
  pdf_path text not null,
  primary key (practice_id, id)
);
create index invoices_by_date on invoices (practice_id, date);

create table invoice_lines (
  practice_id text not null,
  invoice_id text not null,
  seq int not null,
  description text not null,
  quantity int not null,
  unit_price numeric(10, 2) not null,
  primary key (practice_id, invoice_id, seq),
  foreign key (practice_id, invoice_id) references invoices (practice_id, id)
);

create table settings (
  key text primary key,
  value jsonb not null
);
