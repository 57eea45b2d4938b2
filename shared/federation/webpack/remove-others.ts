import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Removes files of earlier builds: nothing is served from here, and only this build is published. */
export async function removeOthers(folder: string, current: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.filter((file) => !isCurrent(path.relative(folder, file))).map((file) => rm(file)))

  function isCurrent(name: string): boolean {
    return name.startsWith('.') || current.has(name.replaceAll(path.sep, '/').replace(/\.(br|gz)$/, ''))
  }
}
