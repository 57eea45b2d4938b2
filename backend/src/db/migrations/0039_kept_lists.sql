-- What a practice orders again and again, under a name. Two names that read alike are one: `name_key` is by
-- `keptListKey` of the domain. The lines are as they were ordered, with what they cost then.
create table kept_lists (
  practice_id text not null references practices (id),
  id text not null,
  name text not null,
  name_key text not null,
  lines jsonb not null,
  kept_at timestamptz(3) not null,
  version int not null default 1,
  primary key (practice_id, id),
  unique (practice_id, name_key)
);
alter table kept_lists enable row level security;
create policy own_practice on kept_lists using (practice_id = current_setting('portal.practice', true));
