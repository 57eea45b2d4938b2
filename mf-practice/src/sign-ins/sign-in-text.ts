import { formatDetailsDate } from '@portal/domain'
import type { PortalHost } from '@portal/federation'

export const STILL_THERE = 'The portal does not answer, so that computer is still signed in. Try again in a moment.'

export const OTHERS_STILL_THERE =
  'The portal does not answer, so the other browsers are still signed in. Try again in a moment.'

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

/** This browser first. The others keep the server's order, the latest used first. */
export function thisFirst(signIns: readonly SignIn[]): readonly SignIn[] {
  return [...signIns.filter((signIn) => signIn.is_this), ...signIns.filter((signIn) => !signIn.is_this)]
}

export const sinceText = ({ signed_in_at: at }: SignIn, zone: Zone): string =>
  `Signed in ${formatDetailsDate(at, zone)}`

/** Text about the last use of a sign-in. The current sign-in is in use, so its text says when it started. */
export function usedText(signIn: SignIn, zone: Zone): string {
  return signIn.is_this ? sinceText(signIn, zone) : `Last used ${formatDetailsDate(signIn.last_used_at, zone)}`
}
