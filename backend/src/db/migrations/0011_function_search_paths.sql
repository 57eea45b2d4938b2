-- Functions that run with the owner's rights name their search path, temporary tables last: else a caller's temporary
-- tables would be found before the portal's.
do $$
declare
  name regprocedure;
begin
  for name in select oid from pg_proc where prosecdef and pronamespace = current_schema()::regnamespace loop
    execute format('alter function %s set search_path = %I, pg_temp', name, current_schema());
  end loop;
end $$;
