import type { KeyObject } from 'node:crypto'
import type { ReleaseStore } from '../../store/store'
import { faultOfNext, heldKeys, MOST_SUCCESSORS, type Held, type HeldKey } from '../documents/held-keys'
import { lastKeyList, type SignedKeyList } from '../documents/key-list'
import { Refusal } from '../documents/refusal'
import { publicKeyOf } from '../documents/signatures'
import {
  placeOfSuccessor,
  readSuccessors,
  signedSuccessor,
  type Successor,
  type Successors,
} from '../documents/successors'

/** The list of a store, the successors of its keys, and who holds what by them. */
export interface KeysInForce {
  readonly list: SignedKeyList
  readonly successors: Successors
  readonly held: Held
  /** What does not count. */
  readonly why: string | null
}

/** What the lists and the holders of keys have said; null where there is no list. */
export async function keysInForce(store: ReleaseStore, roots: readonly string[] | null): Promise<KeysInForce | null> {
  const { list, why } = await lastKeyList(store, roots)
  if (!list) return null
  const found = await successorsOf(store, list)
  return { list, ...found, why: why ?? found.why }
}

/** The successors of the keys of a list, and who holds what by them. */
export async function successorsOf(store: ReleaseStore, list: Pick<SignedKeyList, 'keys' | 'removed'>) {
  const keys = list.keys.map(({ key }) => key)
  const { successors, why } = await readSuccessors(store, { keys, most: MOST_SUCCESSORS })
  return { successors, held: heldKeys(list, successors), why }
}

interface Change {
  readonly old: KeyObject
  /** Makes the key that follows, or reads the one of a try before; asked for once nothing is in the way. */
  readonly next: () => KeyObject
  readonly roots: readonly string[] | null
  readonly by: string
  readonly now: Date
  /** When the old one moves its last. */
  readonly until: Date
}

/**
 * Names a key that follows another, by that one itself. Answers who holds it; a try before that has named the same is
 * the same change [OPEN-311].
 */
export async function changeOwnKey(
  store: ReleaseStore,
  { old, next, roots, by, now, until }: Change,
): Promise<{ readonly successor: Successor; readonly holder: HeldKey }> {
  const of = publicKeyOf(old)
  const before = await mayChange(store, roots, of)
  const key = next()
  const there = before.successors.get(of)
  if (there && there.key !== publicKeyOf(key)) throw isChanged(there, before.holder)
  if (there) return { successor: there, holder: before.holder }
  const successor = signedSuccessor([old, key], { at: now, until, by })
  const fault = faultOfNext(before.list, before.successors, successor, now)
  if (fault !== null) throw unfit(fault)
  if (!(await store.create(placeOfSuccessor(of), Buffer.from(successor.content)))) {
    const { successors } = await mayChange(store, roots, of)
    const first = successors.get(of)
    if (first?.key !== successor.key) throw first ? isChanged(first, before.holder) : isBlocked(of)
  }
  return { successor, holder: before.holder }
}

async function mayChange(store: ReleaseStore, roots: readonly string[] | null, of: string) {
  const keys = await keysInForce(store, roots)
  const holder = keys?.held.keys.find(({ key }) => key === of)
  if (keys && holder) return { ...keys, holder }
  throw new Refusal('Your key is not listed, so no other can follow it.', {
    expected: "A key in the store's list (portal keys list), or one that follows such a key.",
    found: keys ? `${of}, which is neither.` : 'No list of keys in this store.',
    todo: 'Make a key with "portal key", and have the operator list that.',
  })
}

const isChanged = ({ key, at }: Successor, { first }: HeldKey) =>
  new Refusal('Another key follows yours already.', {
    expected: 'A key that has named no other: who was first stays.',
    found: `${key}, which your key has named at ${at}.`,
    todo: `Sign with that one, and change it by itself. If none of you did it, somebody has your key: have the operator take out all of its chain at once, portal keys remove ${first}, and list a new one.`,
  })

const isBlocked = (of: string) =>
  new Refusal('The place for the name of the next key is taken by something else.', {
    expected: `Nothing at ${placeOfSuccessor(of)}, or what your key has signed.`,
    found: 'A document that your key has not signed, or that somebody has changed.',
    todo: 'Tell the operator: somebody has written to the store. Your key goes on as it is.',
  })

const unfit = (fault: string) =>
  new Refusal('That key cannot follow yours.', {
    expected: 'A new key that nobody has: "portal key change" makes it.',
    found: `${fault}.`,
    todo: 'Name another file with --to, or ask the operator to list a new key.',
  })
