-- Answers of writes, kept so that a repeated request gets the same one.
create table idempotency_keys (
  practice_id text not null,
  contact_id text not null,
  key text not null,
  request_hash text not null,
  status int not null,
  response text not null,
  created_at timestamptz(3) not null,
  primary key (practice_id, contact_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table rate_limits (
  scope text not null,
  subject text not null,
  window_start timestamptz(3) not null,
  count int not null,
  primary key (scope, subject)
);

-- Wrong phone numbers per engraving line, known or not [OPEN-81].
create table verification_attempts (
  booking_id text not null,
  line_id text not null,
  total int not null,
  window_start timestamptz(3) not null,
  window_count int not null,
  primary key (booking_id, line_id)
);
