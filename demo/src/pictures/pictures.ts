import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Pictures of goods, of what can be chosen of them, of vessels and of people, each below the path it is served by. */
const FOLDER = path.join(import.meta.dirname, '../../pictures')
const PICTURES: ReadonlySet<string> = new Set(
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
)

/** Whether there is a picture below this path, as of an option that looks different from its product. */
export const hasPicture = (name: string): boolean => PICTURES.has(name)

/** The picture below this path; null when there is none. */
export const picture = (name: string): Uint8Array | null =>
  hasPicture(name) ? readFileSync(path.join(FOLDER, name)) : null

/** The same without the words that it shows as an example: for those that are really engraved. */
export function blankPicture(name: string): string | null {
  const bytes = picture(name)
  return (
    bytes &&
    Buffer.from(bytes)
      .toString()
      .replace(/<text\b[^>]*>[^<]*<\/text>/g, '')
  )
}
