-- When an approval ended and by which act; null where none did, and once there is a new one.
alter table engravings
  add column ended_at timestamptz(3),
  add column ended_why text;
