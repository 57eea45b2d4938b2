-- Moves what waits in the outbox, which practices do not read or change, to another moment: of a practice, what is its own
-- and was not tried yet.
create function move_queued(of_kind text, part jsonb, at timestamptz) returns boolean language sql security definer as $$
  with moved as (
    update outbox set next_at = at where kind = of_kind and done_at is null and attempts = 0 and payload @> part
      and coalesce(nullif(current_setting('portal.practice', true), ''), payload->>'practiceId')
        is not distinct from payload->>'practiceId'
    returning 1
  )
  select exists (select from moved)
$$;

-- Else somebody's own temporary tables would be found before those of the portal.
do $$ begin
  execute format('alter function move_queued(text, jsonb, timestamptz) set search_path = %I, pg_temp', current_schema());
end $$;
