-- Which account of the pool a user name was when it was first used here, by the pool's own id (`sub`): a pool may give a
-- name again, never that id.
create table account_subjects (
  -- In lower case, as accounts are compared.
  username text primary key,
  subject text not null,
  seen_at timestamptz(3) not null
);
