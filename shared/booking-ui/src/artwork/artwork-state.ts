import { formatDetailsDate, withTimeZone } from '@portal/domain'
import type { ArtworkState, LineArtwork, TimeZone } from '@portal/domain'
import type { Tone } from '@portal/ui'

/** A state in few words and its tone. */
export interface StateWords {
  readonly text: string
  readonly tone: Tone
}

/** Where a plaque's artwork stands, in the words of every list. */
export const ARTWORK_WORDS: Readonly<Record<ArtworkState, StateWords>> = {
  missing: { text: 'Artwork not finished', tone: 'warning' },
  unfinished: { text: 'Artwork not finished', tone: 'warning' },
  waiting: { text: 'Waiting for the owner', tone: 'info' },
  changesAsked: { text: 'Changes requested', tone: 'warning' },
  approved: { text: 'Artwork approved', tone: 'success' },
}

/** The state of one line: by whom and when it was approved, or what the owner would change. */
export function artworkDetail(
  { state, approvedBy, approvedAs, approvedAt, note }: LineArtwork,
  zone: TimeZone,
): string {
  if (state === 'changesAsked') return note
  if (state !== 'approved' || approvedBy === null) return ''
  const who = approvedAs === 'client' ? `${approvedBy}, the owner` : approvedBy
  return `by ${who}${approvedAt ? `, ${withTimeZone(formatDetailsDate(approvedAt, zone), zone)}` : ''}`
}
