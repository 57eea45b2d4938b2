import { sha256 } from '../artwork/sha256'
import type { VersionRow } from '../repositories/engraving'
import { mediaKey } from '../services/storage'
import type { Storage } from '../services/storage'

interface Hashes {
  readonly artwork: string
  /** Of the smaller picture of the same artwork; null when there is none. */
  readonly screen: string | null
}

/** What the pictures of a version hash to; of those that came without, as they are stored. Null without an artwork. */
export async function pictureHashes(storage: Pick<Storage, 'get'>, row: VersionRow): Promise<Hashes | null> {
  const stored = async (key: string | null) => {
    const found = key === null ? null : await storage.get(mediaKey(key))
    return found && sha256(found.bytes)
  }
  const artwork = row.artworkSha256 ?? (await stored(row.artworkKey))
  return artwork === null ? null : { artwork, screen: row.screenSha256 ?? (await stored(row.screenKey)) }
}
