-- What lists find, sort and count bookings by: one narrow row each, kept by the database itself. A page of rows is
-- found here, from indexes, and only then read from the bookings.

-- The few combinations of what lists filter by, of each practice. One stays when its last booking has moved on.
create table booking_facets (
  practice_id text not null references practices (id),
  id int generated always as identity,
  stage text not null,
  service_key text not null,
  relationship text not null,
  origin text not null,
  primary key (practice_id, stage, service_key, relationship, origin)
);

create table booking_list (
  practice_id text not null references practices (id),
  order_id bigint not null,
  facet int not null,
  date_entered timestamptz(3) not null,
  service_key text not null,
  -- The label of the stage, which is what people read.
  status_sort text not null,
  pet_sort text not null,
  owner_sort text not null,
  search_text text not null,
  primary key (practice_id, order_id)
)
-- To start workers takes longer than any list.
with (parallel_workers = 0);

-- The grams are the same ones as before, made in a third of the time: every write makes them.
create or replace function search_grams(practice text, value text, with_starts boolean)
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

-- What a search looks for: of one or two letters the beginning of a word, of longer words the grams that cover it,
-- since each one more is a list to read. The text decides.
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

create function booking_facet(of_practice text, of_stage text, of_service text, of_relationship text, of_origin text)
returns int language plpgsql as $$
declare
  found int;
begin
  loop
    select id into found from booking_facets where practice_id = of_practice and stage = of_stage
      and service_key = of_service and relationship = of_relationship and origin = of_origin;
    if found is not null then return found; end if;
    -- Of two that need a new one the second waits here, and finds it the next time round.
    insert into booking_facets (practice_id, stage, service_key, relationship, origin)
      values (of_practice, of_stage, of_service, of_relationship, of_origin) on conflict do nothing;
  end loop;
end $$;

create function status_label(of_stage text) returns text language sql stable as $$
  select coalesce((select label from stage_labels where stage = of_stage), of_stage)
$$;

create function list_booking() returns trigger language plpgsql as $$
declare
  service text := lower(btrim(new.service_type));
begin
  insert into booking_list values (
    new.practice_id, new.order_id,
    booking_facet(new.practice_id, new.stage, service, new.relationship, new.origin),
    new.date_entered, service, status_label(new.stage),
    lower(new.pet_first_name || ' ' || new.pet_last_name),
    lower(new.owner_first_name || ' ' || new.owner_last_name),
    booking_search_text(new.order_id, new.pet_first_name, new.pet_last_name, new.owner_first_name,
      new.owner_last_name, new.vet_staff))
  on conflict (practice_id, order_id) do update set
    facet = excluded.facet, date_entered = excluded.date_entered, service_key = excluded.service_key,
    status_sort = excluded.status_sort, pet_sort = excluded.pet_sort, owner_sort = excluded.owner_sort,
    search_text = excluded.search_text
    where booking_list.* is distinct from excluded.*;
  return null;
end $$;

create function unlist_booking() returns trigger language plpgsql as $$
begin
  delete from booking_list where practice_id = old.practice_id and order_id = old.order_id;
  return null;
end $$;

create function relabel_bookings() returns trigger language plpgsql as $$
begin
  update booking_list l set status_sort = status_label(f.stage) from booking_facets f
    where f.practice_id = l.practice_id and f.id = l.facet and f.stage in (old.stage, new.stage);
  return null;
end $$;

insert into booking_facets (practice_id, stage, service_key, relationship, origin)
  select distinct practice_id, stage, service_key, relationship, origin from bookings;
insert into booking_list
  select b.practice_id, b.order_id, f.id, b.date_entered, b.service_key, coalesce(s.label, b.stage), b.pet_sort,
    b.owner_sort, b.search_text
  from bookings b
  join booking_facets f using (practice_id, stage, service_key, relationship, origin)
  left join stage_labels s using (stage);

create index booking_list_by_date on booking_list (practice_id, date_entered, order_id);
create index booking_list_by_service_type on booking_list (practice_id, service_key, date_entered, order_id);
create index booking_list_by_status on booking_list (practice_id, status_sort, order_id);
create index booking_list_by_pet on booking_list (practice_id, pet_sort, order_id);
create index booking_list_by_owner on booking_list (practice_id, owner_sort, order_id);
create index booking_list_by_facet on booking_list (practice_id, facet, date_entered, order_id);
create index booking_list_by_facet_number on booking_list (practice_id, facet, order_id);
create index booking_list_by_search on booking_list using gin (search_grams(practice_id, search_text, true))
  with (fastupdate = off);
-- Nothing is planned by statistics of the grams, and to gather them takes seconds.
alter index booking_list_by_search alter column 1 set statistics 0;

create trigger list_booking after insert or update of stage, service_type, relationship, origin, vet_staff,
  date_entered, pet_first_name, pet_last_name, owner_first_name, owner_last_name
  on bookings for each row execute function list_booking();
create trigger unlist_booking after delete on bookings for each row execute function unlist_booking();
create trigger relabel_bookings after insert or update on stage_labels
  for each row execute function relabel_bookings();

drop index bookings_by_date, bookings_by_stage, bookings_by_service_type, bookings_by_pet, bookings_by_owner,
  bookings_by_search;
alter table bookings drop column service_key, drop column pet_sort, drop column owner_sort, drop column search_text,
  drop column search_grams;
