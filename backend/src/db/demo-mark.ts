import { eq } from 'drizzle-orm'
import type { Db } from './connect'
import { settings } from './schema/reference'

/** The key of the setting that says: this database began as a demo world, and may be emptied [OPEN-117]. */
export const DEMO_MARK = 'demo_world'

/** Marks a database that is filled with the demo world. */
export async function markAsDemo(db: Db): Promise<void> {
  await db.insert(settings).values({ key: DEMO_MARK, value: true }).onConflictDoNothing()
}

/** Whether it carries the mark; a database without our tables does not. */
export async function hasDemoMark(db: Db): Promise<boolean> {
  try {
    return (await db.select().from(settings).where(eq(settings.key, DEMO_MARK))).length > 0
  } catch (error) {
    if (isOtherTable(error)) return false
    throw error
  }
}

/** No such table, or one of other columns. */
function isOtherTable(error: unknown): boolean {
  const { code, cause } = Object.assign({ code: '', cause: null }, error)
  return code === '42P01' || code === '42703' || (cause !== null && isOtherTable(cause))
}
