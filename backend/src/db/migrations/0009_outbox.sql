-- Work for other services, written in the transaction that causes it.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  bytes bytea,
  due_at timestamptz(3) not null,
  attempts int not null default 0,
  next_at timestamptz(3) not null,
  last_error text,
  done_at timestamptz(3)
);
create index outbox_by_time on outbox (next_at) where done_at is null;

-- Whether an item of this kind with this part of a payload waits in the outbox. Practices may not read the outbox; a
-- practice learns about its own items only.
create function is_queued(of_kind text, part jsonb) returns boolean language sql stable security definer as $$
  select exists (select from outbox where kind = of_kind and done_at is null and payload @> part
    and coalesce(nullif(current_setting('portal.practice', true), ''), payload->>'practiceId')
      is not distinct from payload->>'practiceId')
$$;

-- Moves waiting items that were not tried yet to another time; a practice moves only its own items.
create function move_queued(of_kind text, part jsonb, at timestamptz) returns boolean
language sql security definer as $$
  with moved as (
    update outbox set due_at = at, next_at = at where kind = of_kind and done_at is null and attempts = 0 and payload @> part
      and coalesce(nullif(current_setting('portal.practice', true), ''), payload->>'practiceId')
        is not distinct from payload->>'practiceId'
    returning 1
  )
  select exists (select from moved)
$$;
