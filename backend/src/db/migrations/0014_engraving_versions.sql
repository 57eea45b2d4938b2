-- An engraving has versions, each with its pictures; the row of the line says which is the current one, which
-- picture was approved and what is asked for.
create table engraving_versions (
  practice_id text not null,
  booking_id text not null,
  line_id text not null,
  version int not null,
  saved_by text not null,
  saved_as text not null,
  saved_at timestamptz(3) not null,
  details jsonb not null,
  artwork_key text,
  artwork_sha256 text,
  photo_key text,
  photo_sha256 text,
  primary key (practice_id, booking_id, line_id, version),
  foreign key (practice_id, booking_id) references bookings (practice_id, id)
);

insert into engraving_versions (practice_id, booking_id, line_id, version, saved_by, saved_as, saved_at, details)
select practice_id, booking_id, line_id, 1, '', 'staff', now(),
  details - 'imagePath' || jsonb_build_object(
    'id', id, 'bookingId', booking_id, 'quotedProductId', line_id, 'productId', product_id,
    'iconPlacement', details->'iconPosition', 'imageOptions', '{}'::jsonb)
from engravings;

-- What was approved before has no picture that it could be told by: its owner is asked again.
update engravings set approved_at = null;
alter table engravings drop column details,
  add column version int not null default 1,
  add column approved_by text,
  add column approved_as text,
  add column approved_version int,
  add column approved_sha256 text,
  add column change_note text,
  add column change_at timestamptz(3);

-- Pictures on their way: where a browser may put one, and what the server made of it. Those that no version names
-- are removed after an hour.
create table engraving_uploads (
  practice_id text not null,
  key text not null,
  booking_id text not null,
  line_id text not null,
  picture text not null,
  created_at timestamptz(3) not null,
  stored_key text,
  primary key (practice_id, key),
  foreign key (practice_id, booking_id) references bookings (practice_id, id)
);
create index engraving_uploads_by_time on engraving_uploads (created_at);
