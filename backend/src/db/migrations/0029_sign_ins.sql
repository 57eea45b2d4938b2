-- Sign-ins of staff, so that every process knows which are over: ended, or not used for too long.
create table sign_ins (
  -- The pool's own id (`origin_jti`), which all tokens of a sign-in have in common.
  id text primary key,
  -- In lower case, as accounts are compared.
  username text not null,
  signed_in_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index sign_ins_of_user on sign_ins (username) where ended_at is null;
