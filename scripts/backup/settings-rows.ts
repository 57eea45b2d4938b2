import { DEMO_MARK } from '../../backend/src/db/demo-mark'
import { openDatabase } from '../../backend/src/index'

export interface SettingRow {
  readonly key: string
  readonly value: unknown
}

/** All settings that are no secret: whatever else comes to that table is in no backup. */
const PLAIN: readonly string[] = [DEMO_MARK]

/** What a backup has of the table `settings`. */
export const plainSettings = async (url: string): Promise<SettingRow[]> =>
  (await keptSettings(url)).filter(({ key }) => PLAIN.includes(key))

/** All rows as they are; none where the database is empty. */
export const keptSettings = (url: string): Promise<SettingRow[]> =>
  using(url, async (query) => {
    const [table] = await query(`select to_regclass('settings') as found`)
    if (table?.found == null) return []
    const rows = await query('select key, value from settings order by key')
    return rows.map(({ key, value }) => ({ key: String(key), value }))
  })

/** Brings rows back; the first of a key counts. */
export const putBack = (url: string, rows: readonly SettingRow[]): Promise<void> =>
  using(url, async (query) => {
    await query(
      `insert into settings (key, value) select key, value from jsonb_to_recordset($1::jsonb) as given (key text, value jsonb)
        on conflict do nothing`,
      [JSON.stringify(rows)],
    )
  })

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

async function using<Answer>(url: string, work: (query: Query) => Promise<Answer>): Promise<Answer> {
  const { sql, close } = await openDatabase({ url, poolSize: 1, leaveTables: true })
  try {
    return await work((text, values) => sql.query(text, values))
  } finally {
    await close()
  }
}
