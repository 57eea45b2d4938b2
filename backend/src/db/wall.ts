import { AsyncLocalStorage } from 'node:async_hooks'

/** Whoever acts for a practice: it owns no table and sees what the policies let it see. */
export const PRACTICE_ROLE = 'portal_practice'

/** Whoever is a member may read and write every row and change no table: the backend's own user [OPEN-286]. */
export const SERVICE_ROLE = 'portal_service'

const confined = new AsyncLocalStorage<string | null>()

/**
 * Everything that `work` asks of the database is asked for this practice, whatever its statements say [OPEN-192]. Waited
 * for inside: a statement is not asked before somebody waits for it.
 */
export const forPractice = <Answer>(practiceId: string, work: () => PromiseLike<Answer>): Promise<Answer> =>
  confined.run(practiceId, async () => await work())

/** The way round: what `work` asks is asked for the portal itself, which sees all practices. */
export const forPortal = <Answer>(work: () => PromiseLike<Answer>): Promise<Answer> =>
  confined.run(null, async () => await work())

/** The practice that is acted for; null: the portal itself, as in jobs and operators' commands. */
export const actingFor = (): string | null => confined.getStore() ?? null

/** Takes the role and names the practice; of the portal itself the role is none. */
export const CONFINE = `select set_config('role', $1, $3), set_config('portal.practice', $2, $3)`

interface Asked {
  exec(text: string): Promise<void>
  query(text: string): Promise<Record<string, unknown>[]>
}

/**
 * Makes the role and gives it its rights, where that is not done: a copy that was brought back has none. A user that may
 * make no roles is told what to do.
 */
export async function raiseWall(sql: Asked): Promise<void> {
  const [found] = await sql.query(LOOK)
  if (found?.stands === true) return
  await sql.exec(RAISE)
}

/** Looked at first: a database that can only be read is served all the same. */
const LOOK = `select coalesce(pg_has_role(current_user, oid, 'member') and has_schema_privilege(oid, current_schema(), 'usage')
    and not exists (
      select 1 from pg_class c
      where c.relnamespace = (select n.oid from pg_namespace n where n.nspname = current_schema())
        and case c.relkind
          when 'r' then c.relname <> 'migrations' and not has_table_privilege(r.oid, c.oid, 'delete')
          when 'S' then not has_sequence_privilege(r.oid, c.oid, 'usage')
        end)
    and not exists (
      select 1 from pg_class c join pg_roles s on s.rolname = '${SERVICE_ROLE}'
      where c.relnamespace = (select n.oid from pg_namespace n where n.nspname = current_schema())
        and case c.relkind
          when 'r' then not has_table_privilege(s.oid, c.oid, 'select')
            or (c.relrowsecurity and not exists (
              select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'whole_portal'))
          when 'S' then not has_sequence_privilege(s.oid, c.oid, 'usage')
        end), false) as stands
  from pg_roles r where rolname = '${PRACTICE_ROLE}'`

const RAISE = `do $$
declare
  walled regclass;
begin
  begin
    if not exists (select 1 from pg_roles where rolname = '${PRACTICE_ROLE}') then create role ${PRACTICE_ROLE} nologin; end if;
  exception
    -- Another start on the same server was first.
    when duplicate_object or unique_violation then null;
  end;
  if not pg_has_role(current_user, '${PRACTICE_ROLE}', 'member') then
    execute format('grant ${PRACTICE_ROLE} to %I', current_user);
  end if;
  execute format('grant usage on schema %I to ${PRACTICE_ROLE}', current_schema());
  execute format('grant select, insert, update, delete on all tables in schema %I to ${PRACTICE_ROLE}', current_schema());
  execute format('grant usage on all sequences in schema %I to ${PRACTICE_ROLE}', current_schema());
  -- Only where an administrator has made it: else the backend's user owns the tables.
  if exists (select 1 from pg_roles where rolname = '${SERVICE_ROLE}') then
    execute format('grant usage on schema %I to ${SERVICE_ROLE}', current_schema());
    execute format('grant select, insert, update, delete on all tables in schema %I to ${SERVICE_ROLE}', current_schema());
    execute format('grant usage on all sequences in schema %I to ${SERVICE_ROLE}', current_schema());
    -- Of which the backend's user is a member too.
    revoke insert, update, delete on migrations from ${SERVICE_ROLE}, ${PRACTICE_ROLE};
    for walled in select c.oid from pg_class c where c.relrowsecurity and c.relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'whole_portal')
    loop
      execute format('create policy whole_portal on %s to ${SERVICE_ROLE} using (true)', walled);
    end loop;
  end if;
exception
  when insufficient_privilege then raise exception
    'The user of DATABASE_URL may not make or take a role. As an administrator run once, the first if there is none: create role ${PRACTICE_ROLE} nologin; grant ${PRACTICE_ROLE} to %; Or name one who may in MIGRATION_DATABASE_URL.', quote_ident(current_user);
end $$;`
