import { LOCALITIES } from './localities.data'
import { STREETS } from './streets.data'

export type State = keyof typeof LOCALITIES

export interface Locality {
  name: string
  state: State
  postcode: string
  latitude: number
  longitude: number
}

export interface Street {
  name: string
  abbreviated: string
}

export const STATE_NAMES: Record<State, string> = {
  WA: 'Western Australia',
  VIC: 'Victoria',
  NSW: 'New South Wales',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
}
const STATES: readonly State[] = ['WA', 'VIC', 'NSW', 'QLD', 'SA', 'TAS', 'ACT', 'NT']

export const localities: readonly Locality[] = STATES.flatMap((state) =>
  LOCALITIES[state].map(([name, postcode, latitude, longitude]) => ({
    name,
    state,
    postcode,
    latitude,
    longitude,
  })),
)

export const streets: readonly Street[] = STREETS.map(([name, abbreviated]) => ({ name, abbreviated }))

/** Names repeat between states, never within one. */
export const findLocality = (name: string, state: string) =>
  localities.find((locality) => locality.name === name && locality.state === state)

export const findStreet = (name: string) => streets.find((street) => street.name === name)

/** A number that is always the same for a text: house numbers and small offsets are made of it. */
export function numberFrom(text: string): number {
  let hash = 2166136261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0
  return hash
}
