-- Every change of a practice and its people, field by field: who made it, when, from what to what. Rows are only added.
create table audit (
  seq bigint generated always as identity primary key,
  at timestamptz(3) not null default clock_timestamp(),
  practice_id text not null,
  subject text not null,
  subject_id text not null,
  action text not null,
  field text not null,
  from_value text,
  to_value text,
  made_by text not null,
  request text
);
create index audit_by_practice on audit (practice_id, at);
alter table audit enable row level security;
create policy own_practice on audit using (practice_id = current_setting('portal.practice', true));

-- The trigger also records changes made past the portal, by the user of the database session.
create function audit_change() returns trigger language plpgsql as $$
declare
  before jsonb := '{}';
  after jsonb := '{}';
  row jsonb;
begin
  if tg_op <> 'INSERT' then before := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then after := to_jsonb(new); end if;
  row := before || after;
  insert into audit (practice_id, subject, subject_id, action, field, from_value, to_value, made_by, request)
    select coalesce(row->>'practice_id', row->>'id'), tg_argv[0], row->>'id', lower(tg_op), field,
      before->>field, after->>field,
      coalesce(nullif(current_setting('portal.actor', true), ''), 'database ' || session_user),
      nullif(current_setting('portal.request', true), '')
    from jsonb_object_keys(row) as field
    where field not in ('version', 'seq') and before->>field is distinct from after->>field
    order by field;
  return null;
end $$;
create trigger audit_practice after insert or update or delete on practices
  for each row execute function audit_change('practice');
create trigger audit_member after insert or update or delete on contacts
  for each row execute function audit_change('member');

create function audit_stays() returns trigger language plpgsql as $$
begin
  raise exception 'The audit is only added to.';
end $$;
create trigger audit_stays before update or delete on audit for each row execute function audit_stays();
create trigger audit_stays_whole before truncate on audit for each statement execute function audit_stays();
