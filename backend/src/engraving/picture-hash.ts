import { sha256 } from '../artwork/sha256'
import type { VersionRow } from '../repositories/engraving'
import { mediaKey } from '../services/storage'
import type { Storage } from '../services/storage'

interface Hashes {
  readonly artwork: string
  /** Hash of the smaller picture; null without one. */
  readonly screen: string | null
}

/**
 * Hashes of a version's pictures, calculated from the stored files if they are not recorded; null without an artwork.
 */
export async function pictureHashes(storage: Pick<Storage, 'get'>, row: VersionRow): Promise<Hashes | null> {
  const stored = async (key: string | null) => {
    const found = key === null ? null : await storage.get(mediaKey(key))
    return found && sha256(found.bytes)
  }
  const artwork = row.artworkSha256 ?? (await stored(row.artworkKey))
  return artwork === null ? null : { artwork, screen: row.screenSha256 ?? (await stored(row.screenKey)) }
}
