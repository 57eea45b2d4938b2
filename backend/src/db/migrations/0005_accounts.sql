-- Sign-ins of staff, shared by all backends. A sign-in ends when its user ends it, or after too long without use.
create table sign_ins (
  -- The pool's own id (`origin_jti`), which all tokens of a sign-in share.
  id text primary key,
  -- In lower case, as accounts are compared.
  username text not null,
  signed_in_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- In words, such as "Chrome on Windows"; null while unknown.
  device text,
  -- SHA-256 of the current reference, and of the previous reference, which stays valid for some seconds. The browser
  -- has the reference in place of the pool's refresh token.
  reference_hash text,
  earlier_reference_hash text,
  reference_since timestamptz(3),
  -- The pool's refresh token and the current reference, sealed with a key of the settings.
  sealed_refresh text
);
create index sign_ins_of_user on sign_ins (username) where ended_at is null;
alter table sign_ins enable row level security;
create policy own_user on sign_ins using (username = current_setting('portal.user', true));

-- Devices from which accounts signed in, so that members get a mail about a new device.
create table known_devices (
  -- In lower case, as accounts are compared.
  username text not null,
  device text not null,
  last_used_at timestamptz(3) not null,
  primary key (username, device)
);

-- The account of the pool behind a username at its first use, by the pool's own id (`sub`): a pool may give a name to
-- another account later, never the id.
create table account_subjects (
  -- In lower case, as accounts are compared.
  username text primary key,
  subject text not null,
  seen_at timestamptz(3) not null
);
alter table account_subjects enable row level security;
create policy own_members on account_subjects using (exists (select from contacts c
  where c.practice_id = current_setting('portal.practice', true)
    and lower(c.cognito_username) = account_subjects.username));

-- Signed links that were opened: each opens once. Kept until the link would have expired.
create table used_links (
  nonce text primary key,
  expires_at timestamptz(3) not null
);
create index used_links_by_end on used_links (expires_at);

-- Ends all sign-ins of a user and returns those whose refresh token is to be revoked. A practice sees only the sign-ins
-- of its acting user, and may end those of its members.
create function end_sign_ins(of_user text, at timestamptz) returns setof text language sql security definer as $$
  with ended as (
    update sign_ins set ended_at = at where username = of_user and ended_at is null
      and (coalesce(current_setting('portal.practice', true), '') = '' or exists (
        select from contacts c where c.practice_id = current_setting('portal.practice', true)
          and lower(c.cognito_username) = of_user))
    returning id, sealed_refresh
  )
  select id from ended where sealed_refresh is not null
$$;
