import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach } from 'vitest'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** These files in a folder of their own, which goes with the test. */
export function writtenRemote(sources: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-remote-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}
