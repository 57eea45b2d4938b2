import { isoTimestamp, object, parse, pipe, string, transform, unknown } from 'valibot'
import { API_FILES } from '@portal/server'
import type { SignedLinks } from '../services/signed-links'
import type { StaffSession } from '../session/session'
import type { ListName } from './lists'

/** What a link to a list holds, all of it signed: whose list, for whom, and what it asks for [OPEN-184]. */
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

/** A link by which the browser opens a list, once and within a minute. */
export function listLink(links: SignedLinks, name: ListName, session: StaffSession, asked: unknown, now: Date) {
  const claims = { practice: session.practiceId, contact: session.contact.id, made: now.toISOString(), asked }
  const packed = Buffer.from(JSON.stringify(claims)).toString('base64url')
  const address = `/api/${API_FILES.lists}/${name}/${packed}`
  const { query, expiresAt } = links.signOnce(address, now)
  return { url: `${address}?${query}`, expires_at: expiresAt.toISOString() }
}

/** The claims of an address whose signature was checked. */
export function claimsOf(packed: string) {
  const { practice, contact, made, asked } = parse(
    ClaimsSchema,
    JSON.parse(Buffer.from(packed, 'base64url').toString()),
  )
  return { practiceId: practice, contactId: contact, madeAt: made, asked }
}
