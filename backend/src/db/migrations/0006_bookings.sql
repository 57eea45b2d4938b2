-- Bookings and all that belongs to them.

create sequence booking_order_ids start 500001;

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
  -- Names and phone number follow from the details.
  pet_first_name text not null default '',
  pet_last_name text not null default '',
  owner_first_name text not null default '',
  owner_last_name text not null default '',
  owner_phone text not null default '',
  tag_image text,
  package_name text,
  missing text[] not null default '{}',
  fees jsonb not null default '{}',
  details jsonb not null,
  -- Answers to the warnings about the booking, by the key of each [OPEN-120].
  warning_answers jsonb not null default '{}',
  -- A discarded booking keeps its row and leaves the lists.
  discarded_at timestamptz(3),
  -- Guest tokens issued before this time are refused.
  owner_signed_out_at timestamptz(3),
  owner_erased_at timestamptz(3),
  primary key (practice_id, id)
);
-- A guest names a booking without knowing its practice; also keeps ids unique over practices.
create unique index bookings_by_id on bookings (id);
create unique index bookings_by_order_id on bookings (practice_id, order_id);
-- Finds bookings of a similar pet.
create index bookings_by_pet_names on bookings using gin (
  pet_keys(practice_id, search_fold(pet_first_name || ' ' || pet_last_name), date_entered)
) with (fastupdate = off);
-- No plan needs statistics of the keys.
alter index bookings_by_pet_names alter column 1 set statistics 0;
-- Find earlier owners while staff type a name or number. Keys: the practice, the start of the name or number, and the
-- day, so that the latest bookings are read first and no more than are offered. The index has the folded names too, so
-- that it skips names that begin alike and differ later.
create index bookings_by_owner_last_name on bookings (
  practice_id, left(replace(search_fold(owner_last_name), ' ', ''), 3), date_entered, order_id,
  replace(search_fold(owner_last_name), ' ', '') text_pattern_ops,
  replace(search_fold(owner_first_name), ' ', '') text_pattern_ops
) where owner_last_name <> '' and discarded_at is null and owner_erased_at is null;
create index bookings_by_owner_first_name on bookings (
  practice_id, left(replace(search_fold(owner_first_name), ' ', ''), 3), date_entered, order_id,
  replace(search_fold(owner_first_name), ' ', '') text_pattern_ops,
  replace(search_fold(owner_last_name), ' ', '') text_pattern_ops
) where owner_first_name <> '' and discarded_at is null and owner_erased_at is null;
create index bookings_by_owner_phone on bookings (
  practice_id, left(owner_phone, 6), date_entered, order_id, owner_phone text_pattern_ops
) where owner_phone <> '' and discarded_at is null and owner_erased_at is null;
-- The daily job reads the oldest bookings whose owners can still be read.
create index bookings_with_owner on bookings (date_entered) where owner_erased_at is null;

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
  -- The price on the list while the product is reduced; else null.
  discount_price numeric(10, 2),
  engraving_text text not null default '',
  package_products jsonb not null default '{}',
  children jsonb not null default '[]',
  parent_product_id text,
  home_collection boolean not null default false,
  -- The return is in the item's price.
  includes_return_charge boolean not null default false,
  -- The pet is collected for the item.
  requires_collection boolean not null default false,
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
-- Since when a booking awaits its instructions, by the event that led to its stage [OPEN-180].
create index order_events_awaiting on order_events (practice_id, booking_id, to_value, at)
  where to_value in ('Pet Collected - Pending Details', 'VP Submitted');

create table booking_images (
  practice_id text not null,
  booking_id text not null,
  seq int not null,
  path text not null,
  primary key (practice_id, booking_id, seq),
  foreign key (practice_id, booking_id) references bookings (practice_id, id)
);

-- The canonical record of a submission, besides the picture of it [OPEN-49].
create table booking_submissions (
  practice_id text not null,
  booking_id text not null,
  at timestamptz(3) not null,
  by text not null,
  -- The version that the page showed.
  version int not null,
  -- The outcome in the words shown at the submission, and whether the user ticked that no ashes are returned [OPEN-98].
  outcome text not null,
  outcome_acknowledged boolean not null,
  -- Sizes confirmed although they are for another weight [OPEN-103].
  confirmed_sizes jsonb not null,
  image_key text not null,
  record jsonb not null,
  -- Version and picture of each plaque's artwork at the submission, and any approval after it.
  artworks jsonb not null default '[]',
  primary key (practice_id, booking_id),
  foreign key (practice_id, booking_id) references bookings (practice_id, id)
);

-- Saved lists: items that a practice orders often, under a name. `savedListKey` of the domain makes `name_key`, so that
-- names that differ only in case or blanks are equal. Lines keep the prices of their order.
create table saved_lists (
  practice_id text not null references practices (id),
  id text not null,
  name text not null,
  name_key text not null,
  lines jsonb not null,
  saved_at timestamptz(3) not null,
  version int not null default 1,
  primary key (practice_id, id),
  unique (practice_id, name_key)
);

-- Erasures of owners' data: the time, and the reason, which is age or a request.
create table erasures (
  practice_id text not null,
  booking_id text not null,
  order_id bigint not null,
  at timestamptz(3) not null,
  reason text not null,
  primary key (practice_id, booking_id, at)
);

alter table bookings enable row level security;
create policy own_practice on bookings using (practice_id = current_setting('portal.practice', true));
alter table booking_lines enable row level security;
create policy own_practice on booking_lines using (practice_id = current_setting('portal.practice', true));
alter table special_instructions enable row level security;
create policy own_practice on special_instructions using (practice_id = current_setting('portal.practice', true));
alter table order_events enable row level security;
create policy own_practice on order_events using (practice_id = current_setting('portal.practice', true));
alter table booking_images enable row level security;
create policy own_practice on booking_images using (practice_id = current_setting('portal.practice', true));
alter table booking_submissions enable row level security;
create policy own_practice on booking_submissions using (practice_id = current_setting('portal.practice', true));
alter table saved_lists enable row level security;
create policy own_practice on saved_lists using (practice_id = current_setting('portal.practice', true));
alter table erasures enable row level security;
create policy own_practice on erasures using (practice_id = current_setting('portal.practice', true));

-- Row-level security keeps the planner from an index whose operator may reveal rows in an error (`&&` of arrays).
-- Without the index, all 25,000 bookings of a practice were read, in 0.1 s. So this function reads the index as the
-- owner of the tables, for the acting practice. The rows themselves are read with row-level security.
create function bookings_with_keys(practice text, one text[], other text[]) returns setof text
language plpgsql stable security definer rows 5 as $$
begin
  if coalesce(nullif(current_setting('portal.practice', true), ''), practice) <> practice then return; end if;
  -- `|| ''` keeps the planner from the index of the practice as well: the keys hold the practice.
  return query select b.id from bookings b
    where b.practice_id || '' = practice
      and pet_keys(b.practice_id, search_fold(b.pet_first_name || ' ' || b.pet_last_name), b.date_entered) && one
      and pet_keys(b.practice_id, search_fold(b.pet_first_name || ' ' || b.pet_last_name), b.date_entered) && other;
end $$;
