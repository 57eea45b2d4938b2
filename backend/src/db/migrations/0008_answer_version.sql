-- The version that an answer told as its ETag; null when it told none.
alter table idempotency_keys add column version int;
