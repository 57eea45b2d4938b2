import { formatDetailsDate, withTimeZone } from '@portal/domain'
import type { ArtworkState, LineArtwork, TimeZone, WarningOf } from '@portal/domain'
import type { Tone } from '@portal/ui'

/** Short text of a state, with its tone. */
export interface StateLabel {
  readonly text: string
  readonly tone: Tone
}

/** Texts of artwork states, the same in every list. */
export const ARTWORK_LABELS: Readonly<Record<ArtworkState, StateLabel>> = {
  missing: { text: 'Artwork not finished', tone: 'warning' },
  unfinished: { text: 'Artwork not finished', tone: 'warning' },
  waiting: { text: 'Waiting for the owner', tone: 'info' },
  changesAsked: { text: 'Changes requested', tone: 'warning' },
  approved: { text: 'Artwork approved', tone: 'success' },
}

/** Detail below the state: who approved it and when, or the changes that the owner wants. */
export function artworkDetail(
  { state, approvedBy, approvedAs, approvedAt, note }: LineArtwork,
  zone: TimeZone,
): string {
  if (state === 'changesAsked') return note
  if (state !== 'approved' || approvedBy === null) return ''
  const who = approvedAs === 'client' ? `${approvedBy}, the owner` : approvedBy
  return `by ${who}${approvedAt ? `, ${withTimeZone(formatDetailsDate(approvedAt, zone), zone)}` : ''}`
}

/** Warning text when engraved words do not name the pet [OPEN-345]. */
export function otherNameText({ product_name: product, words, pet_name: pet }: WarningOf<'otherName'>) {
  return {
    title: `The ${product} doesn't name ${pet}`,
    text: `It will be engraved with “${words.split('\n').join(' / ')}”. The pet's name in this booking is ${pet}. Engraving can't be undone, so please check both.`,
  }
}
