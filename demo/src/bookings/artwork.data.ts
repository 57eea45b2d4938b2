import type { ArtworkState, PlaqueIcon } from '@portal/domain/plaque'

export interface Artwork {
  readonly plaque: string
  readonly words: readonly [name: string, first: string, second: string]
  readonly icon: PlaqueIcon
  readonly state: Exclude<ArtworkState, 'unfinished'>
  readonly note?: string
}

/** What is engraved on the plaques of the fixed bookings, by Booking ID, and where it stands. */
export const ARTWORK: Readonly<Record<string, Artwork>> = {
  100007: {
    plaque: 'plaque-portrait', words: ['Luna', 'Born to be loved', '2012 - 2026'], icon: "Cat's Paw", state: 'waiting',
  },
  100011: {
    plaque: 'plaque-oval-portrait', words: ['Winnie', 'Always at our side', '2010 - 2026'], icon: 'Dog Paw', state: 'approved',
  },
  100012: { plaque: 'plaque-name-bar', words: ['Gus', 'Good boy', '2013 - 2026'], icon: 'None', state: 'waiting' },
}
