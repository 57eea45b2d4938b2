-- A second wall behind the conditions of each statement: who acts for a practice (the role portal_practice) sees and
-- writes the rows of the practice that the transaction names, and without one none. Owner of the tables is the portal
-- itself, whom no policy holds. What each table is, and what is not behind the wall: docs/decisions/0048.
do $$
declare
  name text;
begin
  foreach name in array array[
    'contacts', 'service_types', 'invoices', 'invoice_lines', 'bookings', 'booking_lines', 'special_instructions',
    'order_events', 'booking_images', 'booking_submissions', 'engravings', 'engraving_versions', 'engraving_uploads',
    'idempotency_keys', 'owner_requests', 'owner_messages', 'audit', 'erasures'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy own_practice on %I using (practice_id = current_setting(''portal.practice'', true))', name);
  end loop;
end $$;

alter table practices enable row level security;
create policy own_practice on practices using (id = current_setting('portal.practice', true));

-- Under a policy no index is used for a condition whose operator may tell of rows in an error (`&&` of arrays): of a
-- practice with 25,000 bookings all were read, 0.1 s. So the index is asked here, by the owner of the tables, for the
-- practice that is acted for; the rows are read behind the wall.
create function bookings_with_keys(practice text, one text[], other text[]) returns setof text
language plpgsql stable security definer rows 5 set search_path from current as $$
begin
  if coalesce(nullif(current_setting('portal.practice', true), ''), practice) <> practice then return; end if;
  -- Written so that the index of the practice is not read besides: the keys hold the practice.
  return query select b.id from bookings b
    where b.practice_id || '' = practice
      and pet_keys(b.practice_id, b.pet_first_name || ' ' || b.pet_last_name, b.date_entered) && one
      and pet_keys(b.practice_id, b.pet_first_name || ' ' || b.pet_last_name, b.date_entered) && other;
end $$;
