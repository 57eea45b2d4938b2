-- Ends all sign-ins of a user; answers those whose refresh token is to be revoked. Who acts for a practice sees its own
-- sign-ins alone (0051), and may end those of the practice's members.
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

-- Else somebody's own temporary tables would be found before those of the portal.
do $$ begin
  execute format('alter function end_sign_ins(text, timestamptz) set search_path = %I, pg_temp', current_schema());
end $$;
