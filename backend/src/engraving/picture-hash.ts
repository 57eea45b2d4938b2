import { createHash } from 'node:crypto'
import type { Storage } from '../services/storage'
import { mediaKey } from '../services/storage'
import type { VersionRow } from '../repositories/engraving'

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What the artwork's picture hashes to; of one that came without its hash, as it is stored. Null without a picture. */
export async function pictureHash(
  storage: Pick<Storage, 'get'>,
  { artworkKey, artworkSha256 }: Pick<VersionRow, 'artworkKey' | 'artworkSha256'>,
): Promise<string | null> {
  if (artworkKey === null || artworkSha256 !== null) return artworkSha256
  const stored = await storage.get(mediaKey(artworkKey))
  return stored && sha256(stored.bytes)
}
