import type { Race } from './outcome'

/** One user, two tabs on two bookings: what is typed about one never reaches the other [OPEN-89]. */
export const TWO_TABS: Race = {
  name: 'two tabs on two bookings',
  mostMoves: 1400,
  bookings: 2,
  people: 1,
  tabs: 2,
  mostTabs: 4,
  mayBegin: true,
  faults: { lostRequests: 3, lostAnswers: 3 },
}

/** Two users on one booking: nothing is written over that its user has not seen [OPEN-86..88]. */
export const TWO_PEOPLE: Race = {
  name: 'two people on one booking',
  mostMoves: 1100,
  bookings: 1,
  people: 2,
  tabs: 1,
  mostTabs: 5,
  mayBegin: false,
  faults: { lostRequests: 10, lostAnswers: 10 },
}

export const RACES = [TWO_TABS, TWO_PEOPLE] as const
