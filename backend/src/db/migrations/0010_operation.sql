-- Settings, repeated requests, limits and metrics.

create table settings (
  key text primary key,
  value jsonb not null
);

-- Responses of writes, stored so that a repeated request gets the same response.
create table idempotency_keys (
  practice_id text not null,
  contact_id text not null,
  key text not null,
  request_hash text not null,
  status int not null,
  response text not null,
  -- The version in the response's ETag; null without an ETag.
  version int,
  created_at timestamptz(3) not null,
  primary key (practice_id, contact_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
alter table idempotency_keys enable row level security;
create policy own_practice on idempotency_keys using (practice_id = current_setting('portal.practice', true));

create table rate_limits (
  scope text not null,
  subject text not null,
  window_start timestamptz(3) not null,
  count int not null,
  primary key (scope, subject)
);

-- Counts a call of the acting practice. A practice has no right on the counts, and can only add to its own.
create function count_own_call(practice text, of_scope text, at timestamptz, since timestamptz) returns rate_limits
language sql security definer as $$
  insert into rate_limits as known (scope, subject, window_start, count)
    select of_scope, practice, at, 1
      where coalesce(nullif(current_setting('portal.practice', true), ''), practice) = practice
    on conflict (scope, subject) do update set
      count = case when known.window_start <= since then 1 else known.count + 1 end,
      window_start = case when known.window_start <= since then at else known.window_start end
    returning known.*
$$;

-- How often each version of a remote was loaded and failed: sums of five minutes, without persons.
create table part_metrics (
  bucket timestamptz(3) not null,
  remote text not null,
  version text not null,
  loads int not null,
  faulty int not null,
  failed int not null,
  render int not null,
  api int not null,
  primary key (bucket, remote, version)
);

-- Load times of the remotes' files: the number of loads per step. Each step is a tenth longer than the one before.
create table part_times (
  bucket timestamptz(3) not null,
  remote text not null,
  version text not null,
  step int not null,
  loads int not null,
  primary key (bucket, remote, version, step)
);
