-- What was submitted, by the version that the page showed and with the outcome in the words it was told in.
alter table booking_submissions add column version int, add column outcome text;

-- What is still to be done at other services, written in the transaction that it belongs to.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  bytes bytea,
  created_at timestamptz(3) not null,
  attempts int not null default 0,
  next_at timestamptz(3) not null,
  last_error text,
  done_at timestamptz(3)
);
create index outbox_by_time on outbox (next_at) where done_at is null;
