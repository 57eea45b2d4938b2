import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The path below this folder is the path of the picture in the portal. */
const FOLDER = path.join(import.meta.dirname, '../../pictures')
const PICTURES: ReadonlySet<string> = new Set(
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
)

export const hasPicture = (name: string): boolean => PICTURES.has(name)

export const picture = (name: string): Uint8Array | null =>
  hasPicture(name) ? readFileSync(path.join(FOLDER, name)) : null

/** The picture without its sample text, as a base for the customer's text. */
export function blankPicture(name: string): string | null {
  const bytes = picture(name)
  return (
    bytes &&
    Buffer.from(bytes)
      .toString()
      .replace(/<text\b[^>]*>[^<]*<\/text>/g, '')
  )
}
