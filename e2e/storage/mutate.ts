import { dice, HOSTILE, placesIn } from '../../delivery/src/testing/mutated-entry'
import { isObject } from '@portal/domain/unknown'

/** What a browser keeps for the portal: entries of local storage and of session storage. */
export interface Kept {
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
}

/** What was kept but for one to three entries, and which: the same for the same seed. */
export interface Mutation {
  readonly kept: Kept
  /** `local <key>: <way>`. */
  readonly what: readonly string[]
}

type Roll = (limit: number) => number

/** Ways in which an entry goes wrong; null takes it away. */
const WAYS: Readonly<Record<string, (text: string, roll: Roll, others: readonly string[]) => string | null>> = {
  gone: () => null,
  empty: () => '',
  'cut off': (text, roll) => text.slice(0, roll(text.length + 1)),
  'one letter wrong': (text, roll) => {
    const at = roll(text.length)
    return `${text.slice(0, at)}\u0000${text.slice(at + 1)}`
  },
  'another text': (_, roll) => asText(HOSTILE[roll(HOSTILE.length)]),
  'another entry’s': (_, roll, others) => others[roll(others.length)] ?? '',
  'twice over': (text) => text + text,
  'another value inside': (text, roll) => inside(text, roll),
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function inside(text: string, roll: Roll): string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return `[${text}`
  }
  const places = placesIn(value)
  const place = places[roll(places.length)] ?? []
  return JSON.stringify(replaced(value, place, HOSTILE[roll(HOSTILE.length)]))
}

/** A value with another at one place. */
function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined || !isObject(value)) return by
  const entries = Object.entries(value).map(([name, each]) => [name, name === key ? replaced(each, rest, by) : each])
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}

/** What is kept, wrong in one to three places. */
export function mutatedStorage(kept: Kept, seed: number): Mutation {
  const roll = dice(seed)
  const stores = { local: { ...kept.local }, session: { ...kept.session } }
  const places = (['local', 'session'] as const).flatMap((store) =>
    Object.keys(kept[store]).map((key) => ({ store, key })),
  )
  const others = [...Object.values(kept.local), ...Object.values(kept.session)]
  const what: string[] = []
  for (let times = 1 + roll(3); times > 0; times--) {
    const { store, key } = places[roll(places.length)] ?? { store: 'local', key: '' }
    const [way = '', change] = Object.entries(WAYS)[roll(Object.keys(WAYS).length)] ?? []
    const text = change?.(stores[store][key] ?? '', roll, others) ?? null
    if (text === null) delete stores[store][key]
    else stores[store][key] = text
    what.push(`${store} ${key}: ${way}`)
  }
  return { kept: stores, what }
}
