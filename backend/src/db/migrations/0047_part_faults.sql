-- What faults pages met with each version of a remote: a row for each kind and day, of nobody in particular [OPEN-309].
create table part_faults (
  day date not null,
  -- Of all that tells a kind from another.
  digest text not null,
  remote text not null,
  version text not null,
  channel text not null,
  page text,
  message text not null,
  -- Places in the remote's own files, a line each.
  stack text not null,
  times int not null,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  primary key (day, digest)
);
