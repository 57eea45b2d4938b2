import { formatDetailsDate } from '@portal/domain'
import type { PortalHost } from '@portal/federation'

export const STILL_THERE = 'The portal does not answer, so that computer is still signed in. Try again in a moment.'

export interface SignIn {
  readonly id: string
  readonly device: string | null
  readonly signed_in_at: string
  readonly last_used_at: string
  readonly is_this: boolean
}

type Zone = PortalHost['timeZone']

/** Name of the device, or a general name when unknown. */
export const nameOf = ({ device }: SignIn): string => device ?? 'A browser'

/** When it started and was last used; the current one is used now. */
export function sinceText({ signed_in_at, last_used_at, is_this }: SignIn, zone: Zone): string {
  const since = `Signed in ${formatDetailsDate(signed_in_at, zone)}`
  return is_this ? since : `${since}. Last used ${formatDetailsDate(last_used_at, zone)}`
}
