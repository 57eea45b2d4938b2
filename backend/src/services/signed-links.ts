import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { addTime } from '@portal/domain'
import { lt } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { usedLinks } from '../db/schema/used-links'
import { sharedSecret } from '../db/shared-secret'
import { forbidden } from '../errors/failure'

/** How long a link may be opened [OPEN-75]. */
export const LINK_SECONDS = 60

export interface SignedLinks {
  /** Query that opens the stored object once, until the end of the link. */
  sign(key: string, now: Date): { readonly query: string; readonly expiresAt: Date }
  /** Takes the link's one use; refuses what is forged, too late or used before. */
  use(key: string, query: URLSearchParams, now: Date): Promise<void>
}

/** Links to stored objects, signed with a secret that all processes on one database share. */
export async function signedLinks(db: Db): Promise<SignedLinks> {
  const secret = await sharedSecret(db, 'link_secret')
  const signatureOf = (key: string, expires: string, nonce: string) =>
    createHmac('sha256', secret).update(`${key}\n${expires}\n${nonce}`).digest('base64url')
  return {
    sign: (key, now) => {
      const expiresAt = addTime(now, LINK_SECONDS, 'second')
      const expires = String(expiresAt.getTime())
      const nonce = randomBytes(16).toString('base64url')
      return {
        query: String(new URLSearchParams({ expires, nonce, signature: signatureOf(key, expires, nonce) })),
        expiresAt,
      }
    },
    use: async (key, query, now) => {
      const given = (name: string) => query.get(name) ?? ''
      const [expires, nonce] = [given('expires'), given('nonce')]
      if (!isSame(given('signature'), signatureOf(key, expires, nonce))) throw refused('is not valid')
      const expiresAt = new Date(Number(expires))
      if (now.getTime() >= expiresAt.getTime()) throw refused('has ended')
      const taken = await db.insert(usedLinks).values({ nonce, expiresAt }).onConflictDoNothing().returning()
      if (taken.length === 0) throw refused('was opened before')
      await db.delete(usedLinks).where(lt(usedLinks.expiresAt, now))
    },
  }
}

const refused = (why: string) => forbidden(`This link ${why}. Open the document again in the portal.`)

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
