-- The browser holds a reference in place of the pool's refresh token: what of it is kept, and the token itself, sealed.
alter table sign_ins
  -- SHA-256 of the reference that is good, and of the one before it, which is good for some seconds more.
  add column reference_hash text,
  add column earlier_reference_hash text,
  add column reference_since timestamptz(3),
  -- The pool's refresh token and the reference that is good, sealed with a key of the settings.
  add column sealed_refresh text;
