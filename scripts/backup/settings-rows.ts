import { DEMO_MARK } from '../../backend/src/db/demo-mark'
import { openDatabase } from '../../backend/src/index'

export interface SettingRow {
  readonly key: string
  readonly value: unknown
}

/** Keys of rows without secrets. A backup has no other rows. */
const PLAIN: readonly string[] = [DEMO_MARK]

export const backupSettings = async (url: string): Promise<SettingRow[]> =>
  (await readSettingRows(url)).filter(({ key }) => PLAIN.includes(key))

/** All rows; none when the database is empty. */
export const readSettingRows = (url: string): Promise<SettingRow[]> =>
  withDatabase(url, async (query) => {
    const [table] = await query(`select to_regclass('settings') as found`)
    if (table?.found == null) return []
    const rows = await query('select key, value from settings order by key')
    return rows.map(({ key, value }) => ({ key: String(key), value }))
  })

/** Inserts rows; the first row of a key wins. */
export const insertSettings = (url: string, rows: readonly SettingRow[]): Promise<void> =>
  withDatabase(url, async (query) => {
    await query(
      `insert into settings (key, value) select key, value from jsonb_to_recordset($1::jsonb) as given (key text, value jsonb)
        on conflict do nothing`,
      [JSON.stringify(rows)],
    )
  })

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

async function withDatabase<Answer>(url: string, work: (query: Query) => Promise<Answer>): Promise<Answer> {
  const { sql, close } = await openDatabase({ url, poolSize: 1, leaveTables: true })
  try {
    return await work((text, values) => sql.query(text, values))
  } finally {
    await close()
  }
}
