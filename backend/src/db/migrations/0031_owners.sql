-- Each wrong number counts once, of its caller and of the line: marks of those that were tried, which name nobody.
alter table verification_attempts add column tried text[] not null default '{}';

-- What an owner was let in by before this moment is over; and when an owner's data was made unreadable.
alter table bookings add column owner_signed_out_at timestamptz(3);
alter table bookings add column owner_erased_at timestamptz(3);

-- What was made unreadable, when and why: by its age, or since somebody asked.
create table erasures (
  practice_id text not null,
  booking_id text not null,
  order_id bigint not null,
  at timestamptz(3) not null,
  reason text not null,
  primary key (practice_id, booking_id, at)
);
