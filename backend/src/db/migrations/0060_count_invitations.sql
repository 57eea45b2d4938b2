-- Counts a call of the practice that acts, which has no right on the counts: it can only add to its own.
create function count_own_call(practice text, of_scope text, at timestamptz, since timestamptz) returns rate_limits
language sql security definer as $$
  insert into rate_limits as known (scope, subject, window_start, count)
    select of_scope, practice, at, 1
      where coalesce(nullif(current_setting('portal.practice', true), ''), practice) = practice
    on conflict (scope, subject) do update set
      count = case when known.window_start <= since then 1 else known.count + 1 end,
      window_start = case when known.window_start <= since then at else known.window_start end
    returning known.*
$$;

-- Else somebody's own temporary tables would be found before those of the portal.
do $$ begin
  execute format('alter function count_own_call(text, text, timestamptz, timestamptz) set search_path = %I, pg_temp',
    current_schema());
end $$;
