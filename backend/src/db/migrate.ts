import { readFile, readdir } from 'node:fs/promises'
import { raiseWall } from './wall'

export interface Sql {
  /** Runs the work while no other process migrates. */
  exclusive(work: () => Promise<void>): Promise<void>
  exec(text: string): Promise<void>
  /** Runs each statement outside a transaction, without time limit. */
  alone(statements: readonly string[]): Promise<void>
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

const INSUFFICIENT_PRIVILEGE = '42501'
const MAY_NOT =
  'The tables are of a version before, and the user of DATABASE_URL may not change them. Run migrate-main.ts with MIGRATION_DATABASE_URL first.'

const folder = new URL('./migrations/', import.meta.url)

/** Applies missing migrations, each completely or not at all. */
export async function migrate(sql: Sql): Promise<void> {
  await sql.exclusive(async () => {
    // Checks first, so that a read-only database can still be served.
    const [table] = await sql.query(`select to_regclass('migrations') as found`)
    if (table?.found == null)
      await changing(() =>
        sql.exec('create table migrations (name text primary key, applied_at timestamptz default now())'),
      )
    const applied = new Set((await sql.query('select name from migrations')).map((row) => row.name))
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
    for (const name of names.filter((each) => !applied.has(each))) {
      const text = await readFile(new URL(name, folder), 'utf8')
      await changing(() => apply(sql, name, text))
    }
    await raiseWall(sql)
  })
}

/** Runs a change of tables. An error of missing rights says who must run it [OPEN-286]. */
async function changing(change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE) {
      throw new Error(MAY_NOT, { cause: error })
    }
    throw error
  }
}

/** Applies one migration and records its name. */
export async function apply(sql: Sql, name: string, text: string): Promise<void> {
  const noted = `insert into migrations (name) values ('${name}')`
  const alone = withoutTransaction(text)
  if (alone !== null) return sql.alone([...alone, noted])
  await sql.exec(`begin;\nset local statement_timeout = 0;\nset local lock_timeout = 0;\n${text}\n${noted};\ncommit;`)
}

/**
 * Statements of a migration that builds indexes concurrently, which is impossible in a transaction; null for other
 * migrations. The migration must first drop what a failed attempt left.
 */
function withoutTransaction(text: string): readonly string[] | null {
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .flatMap((one) => one.trim() || [])
  const indexes = statements.filter((one) => /^(?:create (?:unique )?|drop )index concurrently /i.test(one))
  if (indexes.length === 0) return null
  if (indexes.length < statements.length) throw new Error('What builds an index concurrently does nothing else.')
  return statements
}
