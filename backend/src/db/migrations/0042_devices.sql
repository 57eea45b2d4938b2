-- Where each sign-in was made, in words as "Chrome on Windows": null where that is not known, as of those from before.
alter table sign_ins add column device text;
-- By what accounts were signed in before, so that their members are told of another.
create table known_devices (
  -- In lower case, as accounts are compared.
  username text not null,
  device text not null,
  last_used_at timestamptz(3) not null,
  primary key (username, device)
);
