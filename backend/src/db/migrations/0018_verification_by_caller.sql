-- Wrong numbers are counted of each caller and, where no caller is named, of the line from all of them. A caller is a
-- keyed hash. What was counted so far would end within a day: it is forgotten, with its locks.
drop table verification_attempts;
create table verification_attempts (
  booking_id text not null,
  line_id text not null,
  caller text not null,
  hour_start timestamptz(3) not null,
  hour_count int not null,
  day_start timestamptz(3) not null,
  day_count int not null,
  primary key (booking_id, line_id, caller)
);
create index verification_attempts_by_day on verification_attempts (day_start);
