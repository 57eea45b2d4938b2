import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes generated styles to a file where webpack finds them. */
export function writtenStyles(dir: string, styles: string): string {
  const file = join(dir, '.cache/styles.css')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, styles)
  return file
}
