-- Whoever acts for a practice has no right but those that are given to it table by table: practice-rights.data.ts, which
-- each start of a backend brings to the database. Until now it had all rights on all tables.
do $$ begin
  if exists (select 1 from pg_roles where rolname = 'portal_practice') then
    execute format('revoke all on all tables in schema %I from portal_practice', current_schema());
    execute format('revoke all on all sequences in schema %I from portal_practice', current_schema());
  end if;
end $$;

-- The sign-ins of the user who acts, and of nobody else.
alter table sign_ins enable row level security;
create policy own_user on sign_ins using (username = current_setting('portal.user', true));

-- Tries of owners on the lines of the practice's own bookings, and accounts of its own members: what a practice sees of
-- bookings and members is held by their own policies.
alter table verification_attempts enable row level security;
create policy own_bookings on verification_attempts using (exists (select from bookings b
  where b.practice_id = current_setting('portal.practice', true) and b.id = verification_attempts.booking_id));
alter table account_subjects enable row level security;
create policy own_members on account_subjects using (exists (select from contacts c
  where c.practice_id = current_setting('portal.practice', true)
    and lower(c.cognito_username) = account_subjects.username));

-- Whether something waits in the outbox, which practices do not read: of a practice, what is its own.
create function is_queued(of_kind text, part jsonb) returns boolean language sql stable security definer as $$
  select exists (select from outbox where kind = of_kind and done_at is null and payload @> part
    and coalesce(nullif(current_setting('portal.practice', true), ''), payload->>'practiceId')
      is not distinct from payload->>'practiceId')
$$;

-- Else somebody's own temporary tables would be found before those of the portal.
do $$
declare
  name text;
begin
  foreach name in array array['is_queued(text, jsonb)', 'bookings_with_keys(text, text[], text[])'] loop
    execute format('alter function %s set search_path = %I, pg_temp', name, current_schema());
  end loop;
end $$;
