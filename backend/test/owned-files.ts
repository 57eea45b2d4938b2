import { bookingFileLink } from '../src/handlers/links'
import { mediaKey } from '../src/services/storage'
import type { TestApi } from './api'

export interface OwnedFile {
  readonly path: string
  /** The stored content, as the text of a response. */
  readonly content: string
  /** A valid link, without `/api/`. */
  readonly link: string
  /** Query of that link. */
  readonly query: string
}

export const linkTo = (api: TestApi, path: string, at: Date) =>
  bookingFileLink(api.deps.links, path, at).replace('/api/', '')

export async function storedFile(api: TestApi, path: string): Promise<string> {
  const file = await api.deps.storage.get(mediaKey(path))
  return new TextDecoder().decode(file?.bytes)
}

/** Every tag photo, artwork and invoice of the demo data. */
export async function ownedFiles(api: TestApi, at: Date): Promise<OwnedFile[]> {
  // Only approved versions have files for the workshop [OPEN-348].
  await api.connection.sql.query('update engravings set approved_version = version')
  const rows = await api.connection.sql.query(`
    select path from booking_images
    union select artwork_key from engraving_versions
    union select svg_key from engraving_versions where svg_key is not null
    union select pdf_key from engraving_versions where pdf_key is not null
    union select screen_key from engraving_versions where screen_key is not null
    union select photo_key from engraving_versions where photo_key is not null
    union select pdf_path from invoices order by 1`)
  return Promise.all(
    rows.map(async (row) => {
      const path = String(row.path)
      const link = linkTo(api, path, at)
      return { path, content: await storedFile(api, path), link, query: link.replace(/^[^?]*\?/, '') }
    }),
  )
}
