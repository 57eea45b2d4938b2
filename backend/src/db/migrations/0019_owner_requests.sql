-- How the owner of an engraving was asked for their word on a version; the last one of a line is the one that counts.
create table owner_requests (
  id bigint generated always as identity primary key,
  practice_id text not null,
  booking_id text not null,
  line_id text not null,
  version int not null,
  asked_at timestamptz(3) not null,
  -- Staff may have the owner written to once more.
  asked_last timestamptz(3) not null,
  answer_by text not null,
  opened_first timestamptz(3),
  opened_last timestamptz(3),
  answered_at timestamptz(3),
  foreign key (practice_id, booking_id) references bookings (practice_id, id)
);
create index owner_requests_by_line on owner_requests (practice_id, booking_id, line_id, id);

-- What was written about an owner's word, one row for each receiver; its id is the mail's Message-ID for good.
create table owner_messages (
  id text primary key,
  request_id bigint references owner_requests (id),
  practice_id text not null,
  booking_id text not null,
  line_id text not null,
  kind text not null,
  channel text not null,
  recipient text not null,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  refused_at timestamptz(3),
  reason text,
  foreign key (practice_id, booking_id) references bookings (practice_id, id)
);
create index owner_messages_by_request on owner_messages (request_id);

-- What the dashboard tells of owners' answers.
create index engravings_by_wish on engravings (practice_id, change_at) where change_at is not null;
create index engravings_by_approval on engravings (practice_id, approved_at) where approved_at is not null;
