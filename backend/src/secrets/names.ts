import { addTime } from '@portal/domain'
import { proofEnd } from '@portal/domain/plaque'

/** How long an owner is let in by one token. */
export const GUEST_SECONDS = 60 * 60

/** Of a secret that was changed: what it has signed is good until then, at the longest, if it was signed at `at`. */
export const SECRETS = {
  guest_secret: (at: Date) => addTime(at, GUEST_SECONDS, 'second'),
  link_secret: (at: Date) => proofEnd(at),
  // A sign-in of a week, whose drafts are sealed at its end and kept for 14 days; and some days for who is late.
  draft_secret: (at: Date) => addTime(at, 30, 'day'),
  // Sealed anew by each renewal, at the latest when whoever closed the browser comes back within the limits.
  refresh_secret: (at: Date) => addTime(at, 30, 'day'),
}
export type SecretName = keyof typeof SECRETS

export const SECRET_NAMES = [
  'guest_secret',
  'link_secret',
  'draft_secret',
  'refresh_secret',
] as const satisfies readonly SecretName[]
