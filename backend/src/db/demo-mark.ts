import { eq } from 'drizzle-orm'
import type { Db } from './connect'
import { settings } from './schema/reference'

/** Setting that marks a database as a demo, which may be emptied [OPEN-117]. */
export const DEMO_MARK = 'demo_world'

/** Marks a database that is being filled with demo data. */
export async function markAsDemo(db: Db): Promise<void> {
  await db.insert(settings).values({ key: DEMO_MARK, value: true }).onConflictDoNothing()
}

/** Whether the database has the mark; false without our tables. */
export async function hasDemoMark(db: Db): Promise<boolean> {
  try {
    return (await db.select().from(settings).where(eq(settings.key, DEMO_MARK))).length > 0
  } catch (error) {
    if (isOtherTable(error)) return false
    throw error
  }
}

/** Whether a table or column is missing. */
function isOtherTable(error: unknown): boolean {
  const { code, cause } = Object.assign({ code: '', cause: null }, error)
  return code === '42P01' || code === '42703' || (cause !== null && isOtherTable(cause))
}
