import { AsyncLocalStorage } from 'node:async_hooks'

/** Whoever acts for a practice: it owns no table and sees what the policies let it see. */
export const PRACTICE_ROLE = 'portal_practice'

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
          when 'r' then not has_table_privilege(r.oid, c.oid, 'delete')
          when 'S' then not has_sequence_privilege(r.oid, c.oid, 'usage')
        end), false) as stands
  from pg_roles r where rolname = '${PRACTICE_ROLE}'`

const RAISE = `do $$
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
exception
  when insufficient_privilege then raise exception
    'The user of DATABASE_URL may not make or take a role. As an administrator run once, the first if there is none: create role ${PRACTICE_ROLE} nologin; grant ${PRACTICE_ROLE} to %;', quote_ident(current_user);
end $$;`
