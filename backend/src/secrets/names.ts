import { addTime } from '@portal/domain'
import { proofEnd } from '@portal/domain/plaque'

/** Life of an owner's token in seconds. */
export const GUEST_SECONDS = 60 * 60

/** Until when something signed at `at` can be valid, per secret. A replaced secret is accepted until then. */
export const SECRETS = {
  guest_secret: (at: Date) => addTime(at, GUEST_SECONDS, 'second'),
  link_secret: (at: Date) => proofEnd(at),
  // A sign-in lasts up to a week, its drafts are kept for 14 days, and some days are added.
  draft_secret: (at: Date) => addTime(at, 30, 'day'),
  // Each renewal seals it again, at the latest when a user returns within the limits.
  refresh_secret: (at: Date) => addTime(at, 30, 'day'),
}
export type SecretName = keyof typeof SECRETS

export const SECRET_NAMES = [
  'guest_secret',
  'link_secret',
  'draft_secret',
  'refresh_secret',
] as const satisfies readonly SecretName[]
