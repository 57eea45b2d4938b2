import { isoTimestamp, object, parse, pipe, string, transform, unknown } from 'valibot'
import { API_FILES } from '@portal/server'
import type { SignedLinks } from '../services/signed-links'
import type { StaffSession } from '../session/session'
import type { ListName } from './lists'

/** Signed content of a link to a list: practice, contact, time, and query [OPEN-184]. */
const ClaimsSchema = object({
  practice: string(),
  contact: string(),
  made: pipe(
    string(),
    isoTimestamp(),
    transform((text) => new Date(text)),
  ),
  asked: unknown(),
})

/** A link that opens a list once, within a minute. */
export function listLink(links: SignedLinks, name: ListName, session: StaffSession, asked: unknown, now: Date) {
  const claims = { practice: session.practiceId, contact: session.contact.id, made: now.toISOString(), asked }
  const packed = Buffer.from(JSON.stringify(claims)).toString('base64url')
  const address = `/api/${API_FILES.lists}/${name}/${packed}`
  const { query, expiresAt } = links.signOnce(address, now)
  return { url: `${address}?${query}`, expires_at: expiresAt.toISOString() }
}

/** Decodes the claims of an address. The caller must have checked its signature. */
export function claimsOf(packed: string) {
  const { practice, contact, made, asked } = parse(
    ClaimsSchema,
    JSON.parse(Buffer.from(packed, 'base64url').toString()),
  )
  return { practiceId: practice, contactId: contact, madeAt: made, asked }
}
