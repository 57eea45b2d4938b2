import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import dayjs from 'dayjs'

const KEPT_FOR_DAYS = 7

/**
 * Removes files of earlier builds once they are a week old. Until then a page that was opened before
 * the build still finds its parts.
 */
export async function pruneOld(folder: string, current: ReadonlySet<string>, now = Date.now()): Promise<void> {
  const oldest = dayjs(now).subtract(KEPT_FOR_DAYS, 'day')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const name = path.relative(folder, file).replace(/\.(br|gz)$/, '')
        const { mtimeMs } = await stat(file)
        if (!current.has(name) && !name.startsWith('.') && oldest.isAfter(mtimeMs)) await rm(file)
      }),
  )
}
