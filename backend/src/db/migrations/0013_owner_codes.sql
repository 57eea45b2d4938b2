-- Short addresses of owners' pages: /e/<code>.

-- Ten characters of Crockford's alphabet, which has no i, l, o and u: 50 random bits. The bytes left out of the UUID are
-- not random.
create function new_owner_code() returns text language sql volatile as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (get_byte(random.bytes, place) & 31), 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) random, unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13]) place
$$;

alter table engravings add column owner_code text not null default new_owner_code();
