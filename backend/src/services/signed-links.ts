import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LINK_SECONDS } from '@portal/api-client/contract/links'
import { addTime } from '@portal/domain'
import { lt } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { usedLinks } from '../db/schema/requests'
import { forbidden } from '../errors/failure'
import { openSecret } from '../secrets/secret'
import type { Key, Secret } from '../secrets/secret'

/**
 * Signed links to stored files, each for one target (key or URL) and a minute, except links to keep. Check permissions
 * before creating one: the link itself checks none, because browsers fetch pictures without a token.
 */
export interface SignedLinks {
  /** Query that opens the file any number of times until the link ends [OPEN-92]. */
  sign(target: string, now: Date): string
  /** Returns the end of the link; refuses a forged or ended one. */
  check(target: string, query: URLSearchParams, now: Date): Date
  /** Query that opens the file once, until the end of the link [OPEN-75]. */
  signOnce(target: string, now: Date): { readonly query: string; readonly expiresAt: Date }
  /** Uses the link; refuses a forged, ended or used one. */
  useOnce(target: string, query: URLSearchParams, now: Date): Promise<void>
  /** Query of a link to keep, always the same for one target and end. */
  signUntil(target: string, end: Date): string
  /** Returns the end of a link to keep; refuses a forged or ended one, and other kinds. */
  checkUntil(target: string, query: URLSearchParams, now: Date): Date
  /** Reloads the secret if it was changed. */
  refresh(): Promise<void>
}

/** Links that all processes on one database accept. */
export async function signedLinks(db: Db): Promise<SignedLinks> {
  const secret = await openSecret(db, 'link_secret')
  const { sign, check } = signer(secret)
  return {
    refresh: secret.refresh,
    sign: (target, now) => sign('often', target, inAMinute(now), '').query,
    check: (target, query, now) => check('often', target, query, now).expiresAt,
    signOnce: (target, now) => sign('once', target, inAMinute(now), randomBytes(16).toString('base64url')),
    useOnce: async (target, query, now) => {
      const { nonce, expiresAt } = check('once', target, query, now)
      const claimed = await db.insert(usedLinks).values({ nonce, expiresAt }).onConflictDoNothing().returning()
      if (claimed.length === 0) throw refused('once', 'was opened before')
      await db.delete(usedLinks).where(lt(usedLinks.expiresAt, now))
    },
    signUntil: (target, end) => sign('until', target, end, '').query,
    checkUntil: (target, query, now) => check('until', target, query, now).expiresAt,
  }
}

/** Part of the signature, so that links of one kind are not valid as another. */
type LinkKind = 'once' | 'often' | 'until'

const inAMinute = (now: Date) => addTime(now, LINK_SECONDS, 'second')

function signer(secret: Secret) {
  const signatureOf = ({ bytes }: Key, kind: LinkKind, target: string, expires: string, nonce: string) =>
    createHmac('sha256', bytes).update(`${kind}\n${target}\n${expires}\n${nonce}`).digest('base64url')
  return {
    sign: (kind: LinkKind, target: string, expiresAt: Date, nonce: string) => {
      const expires = String(expiresAt.getTime())
      const key = secret.signing(new Date())
      const signature = `${key.id}.${signatureOf(key, kind, target, expires, nonce)}`
      return { query: `expires=${expires}${nonce && `&nonce=${nonce}`}&signature=${signature}`, expiresAt }
    },
    check: (kind: LinkKind, target: string, query: URLSearchParams, now: Date) => {
      const param = (name: string) => query.get(name) ?? ''
      const [expires, nonce] = [param('expires'), param('nonce')]
      const [id = '', signature = ''] = param('signature').split('.')
      const isSigned = (key: Key) => isSame(signature, signatureOf(key, kind, target, expires, nonce))
      if (!secret.good(id, new Date()).some(isSigned)) throw refused(kind, 'is not valid')
      const expiresAt = new Date(Number(expires))
      if (now.getTime() >= expiresAt.getTime()) throw refused(kind, 'has ended')
      return { nonce, expiresAt }
    },
  }
}

/** The holder of a link to keep may have no access to the portal. */
const WHAT_NOW: Readonly<Record<LinkKind, string>> = {
  once: 'Open the document again in the portal.',
  often: 'Open the document again in the portal.',
  until: 'Ask your vet for the document.',
}
const refused = (kind: LinkKind, why: string) => forbidden(`This link ${why}. ${WHAT_NOW[kind]}`)

function isSame(param: string, expected: string): boolean {
  const [a, b] = [Buffer.from(param), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
