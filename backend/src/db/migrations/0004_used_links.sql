-- Signed links that were opened: each opens once. Kept until the link would have ended anyway.
create table used_links (
  nonce text primary key,
  expires_at timestamptz(3) not null
);
create index used_links_by_end on used_links (expires_at);
