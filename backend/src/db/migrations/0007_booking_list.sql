-- One narrow row for each booking, by which lists find, sort and count (docs/decisions/0026). Triggers write it. A page
-- of a list is found here, from indexes, and only then read from the bookings.

-- The few combinations that lists filter by, for each practice. A combination stays after its last booking has left it.
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
  -- The label of the stage, which people read.
  status_sort text not null,
  pet_sort text not null,
  owner_sort text not null,
  search_text text not null,
  primary key (practice_id, order_id)
)
-- Starting workers takes longer than any list.
with (parallel_workers = 0);
create index booking_list_by_date on booking_list (practice_id, date_entered, order_id);
create index booking_list_by_service_type on booking_list (practice_id, service_key, date_entered, order_id);
create index booking_list_by_status on booking_list (practice_id, status_sort, order_id);
create index booking_list_by_pet on booking_list (practice_id, pet_sort, order_id);
create index booking_list_by_owner on booking_list (practice_id, owner_sort, order_id);
create index booking_list_by_facet on booking_list (practice_id, facet, date_entered, order_id);
create index booking_list_by_facet_number on booking_list (practice_id, facet, order_id);
create index booking_list_by_search on booking_list using gin (search_grams(practice_id, search_text, true))
  with (fastupdate = off);
-- No plan needs statistics of the grams, and gathering them takes seconds.
alter index booking_list_by_search alter column 1 set statistics 0;

-- A policy would make lists slow, so a practice has no right on these tables: it reads its rows by the views. The
-- condition is written so that the planner estimates half of the rows and plans as without it.
create view own_booking_list as select * from booking_list
  where case when coalesce(current_setting('portal.practice', true), '') in ('', practice_id) then true end;
create view own_booking_facets as select * from booking_facets
  where case when coalesce(current_setting('portal.practice', true), '') in ('', practice_id) then true end;

create function booking_facet(of_practice text, of_stage text, of_service text, of_relationship text, of_origin text)
returns int language plpgsql as $$
declare
  found int;
begin
  loop
    select id into found from booking_facets where practice_id = of_practice and stage = of_stage
      and service_key = of_service and relationship = of_relationship and origin = of_origin;
    if found is not null then return found; end if;
    -- A second process with the same combination waits here, and finds the row in the next round.
    insert into booking_facets (practice_id, stage, service_key, relationship, origin)
      values (of_practice, of_stage, of_service, of_relationship, of_origin) on conflict do nothing;
  end loop;
end $$;

create function status_label(of_stage text) returns text language sql stable as $$
  select coalesce((select label from stage_labels where stage = of_stage), of_stage)
$$;

create function list_booking() returns trigger language plpgsql security definer as $$
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

create function unlist_booking() returns trigger language plpgsql security definer as $$
begin
  delete from booking_list where practice_id = old.practice_id and order_id = old.order_id;
  return null;
end $$;

create function relabel_bookings() returns trigger language plpgsql security definer as $$
begin
  update booking_list l set status_sort = status_label(f.stage) from booking_facets f
    where f.practice_id = l.practice_id and f.id = l.facet and f.stage in (old.stage, new.stage);
  return null;
end $$;

create function unlist_discarded() returns trigger language plpgsql security definer as $$
begin
  delete from booking_list where practice_id = new.practice_id and order_id = new.order_id;
  return null;
end $$;

-- An update without a change makes `list_booking` list the booking again.
create function list_restored() returns trigger language plpgsql as $$
begin
  update bookings set stage = stage where practice_id = new.practice_id and id = new.id;
  return null;
end $$;

create trigger list_booking after insert or update of stage, service_type, relationship, origin, vet_staff,
  date_entered, pet_first_name, pet_last_name, owner_first_name, owner_last_name
  on bookings for each row execute function list_booking();
create trigger unlist_booking after delete on bookings for each row execute function unlist_booking();
create trigger relabel_bookings after insert or update on stage_labels
  for each row execute function relabel_bookings();
-- Triggers run in the order of their names: this one follows `list_booking` and removes the row that it made.
create trigger list_booking_unless_discarded after insert or update on bookings
  for each row when (new.discarded_at is not null) execute function unlist_discarded();
create trigger list_restored after update of discarded_at on bookings
  for each row when (old.discarded_at is not null and new.discarded_at is null)
  execute function list_restored();
