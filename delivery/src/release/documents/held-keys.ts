import type { KeyList, ListedKey } from './key-list'
import type { Successor, Successors } from './successors'

/** How often a listed key may be followed before the operator lists the last one. */
export const MOST_SUCCESSORS = 20

/** How far the clocks of who names a successor and of who takes it may be apart. */
const CLOCKS_MS = 5 * 60_000

/** When keys that have a successor moved their last, by public key. */
export type Ends = ReadonlyMap<string, string>

/** A key that counts: listed by the operator, or following one that is. */
export interface HeldKey extends ListedKey {
  /** The listed key that its chain begins with; itself, where it is that. */
  readonly first: string
  /** The one that it follows; null: none. */
  readonly after: string | null
}

/** Who holds what, as the operator and the holders themselves have said. */
export interface Held {
  readonly keys: readonly HeldKey[]
  readonly ends: Ends
  /** Why a named successor has no rights, by the key that named it. */
  readonly faults: ReadonlyMap<string, string>
}

type Keys = Pick<KeyList, 'keys' | 'removed'>

/**
 * Which keys count, for what, and until when: the one rule of web servers, command line and release API [OPEN-311]. A
 * chain begins at a key that the operator lists, and goes with it; whoever follows has its rights and its holder's name.
 * A key that has named a successor ends, whatever becomes of that one.
 */
export function heldKeys({ keys, removed }: Keys, successors: Successors): Held {
  const listed = keys.map((one) => [one.key, { ...one, first: one.key, after: null }] as const)
  const held = new Map<string, HeldKey>(listed)
  const faults = new Map<string, string>()
  const named = new Set([...successors.values()].map(({ key }) => key))
  // A listed one that follows another has that one's rights before its own chain is followed.
  for (const { key } of keys.toSorted((one, other) => Number(named.has(one.key)) - Number(named.has(other.key)))) {
    followChain(key, { held, faults, removed, successors })
  }
  const ends = new Map([...held.keys()].flatMap((key) => endOf(key, held, successors) ?? []))
  return { keys: [...held.values()], ends, faults }
}

interface Chains extends Pick<Keys, 'removed'> {
  readonly held: Map<string, HeldKey>
  readonly faults: Map<string, string>
  readonly successors: Successors
}

function followChain(first: string, { held, faults, removed, successors }: Chains): void {
  const chain = new Set([first])
  let holder = held.get(first)
  while (holder) {
    const next = successors.get(holder.key)
    if (!next || removed.includes(next.key)) return
    const there = held.get(next.key)
    const fault = chain.has(next.key) ? 'it comes before in the same chain' : faultOf(there, holder.name, chain.size)
    if (fault !== null) {
      faults.set(holder.key, fault)
      return
    }
    const packages = [...new Set([...(there?.packages ?? []), ...holder.packages])]
    const follower: HeldKey = { key: next.key, name: holder.name, packages, first, after: holder.key }
    held.set(next.key, there ? { ...follower, first: there.first } : follower)
    chain.add(next.key)
    // One that is listed goes on by itself.
    holder = there ? undefined : follower
  }
}

/** Why a key that is held already, or one key more, cannot follow; null: it can. */
function faultOf(there: HeldKey | undefined, name: string, length: number): string | null {
  if (length > MOST_SUCCESSORS) return `${MOST_SUCCESSORS} keys have followed the listed one before it`
  if (!there) return null
  if (there.after !== null) return FOLLOWS
  return there.name !== '' && there.name === name ? null : listedFor(there)
}

/** A key ends when it said so, or before, when the one that follows it does. */
function endOf(
  key: string,
  held: ReadonlyMap<string, HeldKey>,
  successors: Successors,
): readonly (readonly [key: string, end: string])[] | null {
  const first = successors.get(key)
  if (!first) return null
  let end = first.until
  const seen = new Set([key])
  for (let next = first; held.get(next.key)?.after === next.of && !seen.has(next.key);) {
    seen.add(next.key)
    const after = successors.get(next.key)
    if (!after) break
    if (after.until < end) end = after.until
    next = after
  }
  return [[key, end]]
}

/** Has this key moved its last before this time? */
export function isOver(ends: Ends, key: string, at: Date | string): boolean {
  const end = ends.get(key)
  return end !== undefined && new Date(at).getTime() > Date.parse(end)
}

/** Why a successor that is handed in now is not taken; null where it is [OPEN-311]. */
export function faultOfNext(
  { keys, removed }: Keys,
  successors: Successors,
  next: Successor,
  now: Date,
): string | null {
  const before = heldKeys({ keys, removed }, successors).keys
  if (!before.some(({ key }) => key === next.of)) return 'The key that names it is not listed, and follows none that is'
  const there = successors.get(next.of)
  if (there) return `${there.key} follows it since ${there.at}, as it has signed itself: who was first stays`
  if (Math.abs(now.getTime() - Date.parse(next.at)) > CLOCKS_MS) {
    return `It was named at ${next.at}, and it is ${now.toISOString()}: one of the two clocks is wrong`
  }
  if (removed.includes(next.key)) return `${next.key} was taken out by the operator`
  const isTaken = before.some(({ key, after }) => key === next.key && after !== null)
  const after = heldKeys({ keys, removed }, new Map([...successors, [next.of, next]]))
  const listed = keys.find(({ key }) => key === next.key)
  const fault = isTaken ? FOLLOWS : (after.faults.get(next.of) ?? (listed && listedFor(listed)))
  return fault === undefined ? null : `${next.key} cannot follow: ${fault}`
}

const FOLLOWS = 'it follows another key already'
const listedFor = ({ name }: Pick<ListedKey, 'name'>) => `it is listed for ${name || 'somebody else'}`
