-- How versions of remotes fare on pages: sums of five minutes, of nobody in particular.
create table part_counts (
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

-- How long their files took: loads by steps of a tenth more.
create table part_times (
  bucket timestamptz(3) not null,
  remote text not null,
  version text not null,
  step int not null,
  loads int not null,
  primary key (bucket, remote, version, step)
);
