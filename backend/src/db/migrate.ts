import { readFile, readdir } from 'node:fs/promises'

export interface Sql {
  /** Runs the work while no other process migrates. */
  exclusive(work: () => Promise<void>): Promise<void>
  exec(text: string): Promise<void>
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

const folder = new URL('./migrations/', import.meta.url)

/** Applies the migrations not yet applied, each whole or not at all. */
export async function migrate(sql: Sql): Promise<void> {
  await sql.exclusive(async () => {
    // Looked for first: a database that can only be read is served all the same.
    const [table] = await sql.query(`select to_regclass('migrations') as found`)
    if (table?.found == null)
      await sql.exec('create table migrations (name text primary key, applied_at timestamptz default now())')
    const applied = new Set((await sql.query('select name from migrations')).map((row) => row.name))
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
    for (const name of names.filter((each) => !applied.has(each))) {
      const text = await readFile(new URL(name, folder), 'utf8')
      await sql.exec(
        `begin;\nset local statement_timeout = 0;\nset local lock_timeout = 0;\n${text}\ninsert into migrations (name) values ('${name}');\ncommit;`,
      )
    }
  })
}
