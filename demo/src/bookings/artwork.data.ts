import type { ArtworkState, PlaqueFont, PlaqueIcon } from '@portal/domain/plaque'

export interface Artwork {
  readonly plaque: string
  readonly words: readonly [name: string, first: string, second: string]
  readonly icon: PlaqueIcon
  readonly font?: PlaqueFont
  readonly state: Exclude<ArtworkState, 'unfinished'>
  /** The change that the owner asks for. */
  readonly note?: string
  /** Locked: the owner entered a wrong phone number ten times. */
  readonly isLocked?: true
  /** The booking has no phone number to verify the owner with. */
  readonly withoutPhone?: true
  /** State of the mail that asks the owner for approval. */
  readonly request?: 'sent' | 'opened' | 'refused'
}

/** Text and state of each booking's engraving, by Booking ID. */
export const ARTWORK: Readonly<Record<string, Artwork>> = {
  100007: {
    plaque: 'plaque-portrait', words: ['Luna', 'Born to be loved', '2012 - 2026'], icon: "Cat's Paw", state: 'waiting',
    request: 'opened',
  },
  100011: {
    plaque: 'plaque-oval-portrait', words: ['Winnie', 'Always at our side', '2010 - 2026'], icon: 'Dog Paw', state: 'approved',
    request: 'opened',
  },
  100012: {
    plaque: 'plaque-name-bar', words: ['Gus', 'Good boy', '2013 - 2026'], icon: 'None', state: 'waiting', request: 'sent',
  },
  // After the cremation.
  99941: {
    plaque: 'plaque-text', words: ['Oreo', 'Our gentle friend', '2011 - 2026'], icon: 'Cat 2', state: 'waiting',
  },
  99949: {
    plaque: 'plaque-oval-small', words: ['Henry', 'Run free', ''], icon: 'Heart', font: 'Garamond', state: 'approved',
  },
  99952: {
    plaque: 'plaque-long-words', words: ['Honey', 'Beside us in all that we did', 'Missed by everybody, each day'],
    icon: 'Double Cat Paw', font: 'Times New Roman', state: 'waiting',
  },
  99966: {
    plaque: 'plaque-photo-tile', words: ['Alfie', 'Forever loved', '2014 - 2026'], icon: 'None', state: 'waiting',
    request: 'sent',
  },
  99973: {
    plaque: 'plaque-brass-small', words: ['Mitzi', 'Rest softly', ''], icon: 'Cat 1', state: 'waiting', isLocked: true,
    request: 'refused',
  },
  99975: {
    plaque: 'plaque-text', words: ['Evie', 'Thank you', '2009 - 2026'], icon: 'Heart', state: 'waiting', withoutPhone: true,
  },
  99977: {
    plaque: 'plaque-text', words: ['Bonnie', 'Always beside us', '2013 - 2026'], icon: 'Dog', state: 'changesAsked',
    request: 'opened', note: 'Could the second line say 2012 - 2026, please? And we would love the heart instead of the dog.',
  },
  // Not submitted yet, and without an engraving.
  99999: { plaque: 'plaque-text', words: ['', '', ''], icon: 'None', state: 'missing' },
}
