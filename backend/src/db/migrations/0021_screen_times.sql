-- What visits to screens took: sums of a day by steps of a tenth more, of nobody in particular.
create table screen_times (
  day date not null,
  remote text not null,
  version text not null,
  page text not null,
  kind text not null,
  step int not null,
  visits int not null,
  primary key (day, remote, version, page, kind, step)
);
