import { AsyncLocalStorage } from 'node:async_hooks'
import { GRANTS, HAS_RIGHTS, PRACTICE_ROLE } from './practice-rights'

/** The backend's own user is a member: it may read and write every row and change no table [OPEN-286]. */
export const SERVICE_ROLE = 'portal_service'

/** Practice and user of the present call, for row-level security. */
export interface ActingUser {
  readonly practiceId: string
  /** Username in lower case, as in sign-ins; '' for owners. */
  readonly username: string
}

const confined = new AsyncLocalStorage<ActingUser | null>()

/**
 * Runs all database statements of `work` for this practice, whatever their text [OPEN-192], and statements on sign-ins
 * for this user [OPEN-330]. Awaits inside the context, because drizzle sends a statement only when awaited.
 */
export const forPractice = <Answer>(
  practiceId: string,
  work: () => PromiseLike<Answer>,
  username = '',
): Promise<Answer> => confined.run({ practiceId, username: username.toLowerCase() }, async () => await work())

/** Runs all database statements of `work` for the portal itself, which sees all practices. */
export const forPortal = <Answer>(work: () => PromiseLike<Answer>): Promise<Answer> =>
  confined.run(null, async () => await work())

/** The present practice and user; null for the portal itself, as in jobs and operators' commands. */
export const actingFor = (): ActingUser | null => confined.getStore() ?? null

/** Sets role, practice and user; the portal itself has no role. */
export const CONFINE = `select set_config('role', $1, $4), set_config('portal.practice', $2, $4),
  set_config('portal.user', $3, $4)`

interface SqlConnection {
  exec(text: string): Promise<void>
  query(text: string): Promise<Record<string, unknown>[]>
}

/**
 * Creates the role and grants its rights if needed, for example in a restored copy. A user that may not create roles
 * gets an error with instructions.
 */
export async function raiseWall(sql: SqlConnection): Promise<void> {
  const [found] = await sql.query(LOOK)
  if (found?.stands === true) return
  await sql.exec(RAISE)
}

/** Checks first, so that a read-only database can still be served. */
const LOOK = `select coalesce(pg_has_role(current_user, oid, 'member') and has_schema_privilege(oid, current_schema(), 'usage')
    and ${HAS_RIGHTS}
    and not (pg_has_role(current_user, (select nspowner from pg_namespace where nspname = current_schema()), 'usage')
      and has_schema_privilege(oid, current_schema(), 'create'))
    and not (pg_has_role(current_user, (select datdba from pg_database where datname = current_database()), 'usage')
      and has_database_privilege(oid, current_database(), 'temporary'))
    and not exists (
      select 1 from pg_class c join pg_roles s on s.rolname = '${SERVICE_ROLE}'
      where c.relnamespace = (select n.oid from pg_namespace n where n.nspname = current_schema())
        and case
          when c.relkind in ('r', 'v') then not has_table_privilege(s.oid, c.oid, 'select')
            or (c.relrowsecurity and not exists (
              select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'whole_portal'))
          when c.relkind = 'S' then not has_sequence_privilege(s.oid, c.oid, 'usage')
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
  ${GRANTS}
  -- Nobody but the owner makes tables or functions here, temporary ones included: they would be found before ours.
  if pg_has_role(current_user, (select nspowner from pg_namespace where nspname = current_schema()), 'usage') then
    execute format('revoke create on schema %I from public', current_schema());
  end if;
  if pg_has_role(current_user, (select datdba from pg_database where datname = current_database()), 'usage') then
    execute format('revoke temporary on database %I from public', current_database());
  end if;
  -- Only where an administrator has made it: else the backend's user owns the tables.
  if exists (select 1 from pg_roles where rolname = '${SERVICE_ROLE}') then
    execute format('grant usage on schema %I to ${SERVICE_ROLE}', current_schema());
    execute format('grant select, insert, update, delete on all tables in schema %I to ${SERVICE_ROLE}', current_schema());
    execute format('grant usage on all sequences in schema %I to ${SERVICE_ROLE}', current_schema());
    revoke insert, update, delete on migrations from ${SERVICE_ROLE};
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
