import type { ReleaseStore } from '../store/store'
import {
  changesTo,
  movedSince,
  nextMove,
  pointersOf,
  versionBefore,
  versionIn,
  type Change,
  type Move,
  type Pointers,
  type Version,
} from './channel'
import { FITTING, misfits, readPointed } from './fit'
import { checkChannel, readMoves, tryMove } from './moves'
import { checkName, checkVersion } from './names'
import { isOlder } from './precedence'
import { Refusal } from './refusal'
import { readRelease } from './stored-release'

interface Order {
  readonly channel: string
  readonly by: string
  readonly now: Date
  /** Calls that the API serves; undefined: they are not compared. */
  readonly serves?: readonly string[] | undefined
}

/** How often somebody else may be faster, with other packages, before this one gives up. */
const TRIES = 20

/**
 * Points a channel to these versions, all in one step; null when it does so already. An older version than what it
 * points to is refused, unless it is meant.
 */
export async function promote(
  store: ReleaseStore,
  order: Order & { readonly isOlderMeant?: boolean },
  wanted: readonly Version[],
): Promise<Move | null> {
  for (const { name, version } of wanted) {
    checkName(name)
    checkVersion(version)
  }
  return step(store, order, 'promote', async (moves) => {
    for (const { name, version } of wanted) await checkPublished(store, name, version)
    const changes = changesTo(pointersOf(moves), wanted)
    if (!order.isOlderMeant) checkNewer(changes)
    return changes
  })
}

/** Points a channel back to what it pointed to before this package was promoted. */
export async function rollback(store: ReleaseStore, order: Order, name: string): Promise<Move | null> {
  checkName(name)
  return step(store, order, 'rollback', async (moves) => {
    const to = versionBefore(moves, name)
    const from = versionIn(pointersOf(moves), name)
    if (to === null) {
      throw new Refusal(`${name} cannot be rolled back in the channel ${order.channel}.`, {
        expected: 'A version that the channel pointed to before.',
        found:
          from === null
            ? `${name} was never promoted there.`
            : `${from} is the first one, or all before it were rolled back.`,
        todo: `Look at "portal history ${name}", or promote a version.`,
      })
    }
    await checkPublished(store, name, to)
    return [{ name, from, to }]
  })
}

/** One step of a channel: planned on what is there, checked, and written unless somebody moved the same in between. */
async function step(
  store: ReleaseStore,
  { channel, by, now, serves }: Order,
  kind: Move['kind'],
  plan: (moves: readonly Move[]) => Promise<readonly Change[]>,
): Promise<Move | null> {
  checkChannel(channel)
  let moves = await readMoves(store, channel)
  const seen = moves.at(-1)?.number ?? 0
  for (let tries = 0; tries < TRIES; tries++) {
    const changes = await plan(moves)
    if (changes.length === 0) return null
    const move = nextMove(moves, { kind, changes, by }, now)
    await checkFit(store, pointersOf(moves), move, serves)
    if (await tryMove(store, channel, move)) return move
    moves = await readMoves(store, channel)
    checkUnmoved(moves, seen, changes, channel)
  }
  throw new Refusal(`The channel ${channel} is moved all the time.`, {
    expected: 'A moment without other moves.',
    found: `${TRIES} moves by others while this one was made.`,
    todo: 'Try again.',
  })
}

function checkUnmoved(moves: readonly Move[], seen: number, changes: readonly Change[], channel: string): void {
  const other = movedSince(
    moves,
    seen,
    changes.map(({ name }) => name),
  )
  if (!other) return
  const theirs = other.changes.map(({ name, from, to }) => `${name} from ${from ?? 'nothing'} to ${to}`)
  throw new Refusal(`Somebody else moved the channel ${channel} in the same moment.`, {
    expected: changes.map(({ name, from }) => `${name} at ${from ?? 'nothing'}, as it was when this began.`).join(' '),
    found: `${other.by} moved ${theirs.join(', ')} at ${other.at}.`,
    todo: 'Nothing of yours was done. Look at "portal status", and decide again.',
  })
}

function checkNewer(changes: readonly Change[]): void {
  const back = changes.find(({ from, to }) => from !== null && isOlder(to, from))
  if (!back) return
  throw new Refusal(`${back.name} ${back.to} is older than what is served.`, {
    expected: `A version after ${back.from}.`,
    found: `${back.to}.`,
    todo: `Go back with "portal rollback ${back.name}", or say --older if this version is meant.`,
  })
}

async function checkPublished(store: ReleaseStore, name: string, version: string): Promise<void> {
  if (await readRelease(store, name, version).catch(() => null)) return
  const there = await lastPublished(store, name)
  throw new Refusal(`${name} ${version} is not published.`, {
    expected: `A published version of ${name} in ${store.place}.`,
    found: there.length > 0 ? `The store has ${there.join(', ')}.` : `The store has no version of ${name}.`,
    todo: `Publish it first: portal publish ${name}.`,
  })
}

/** The versions that were published last, the newest first. */
async function lastPublished(store: ReleaseStore, name: string): Promise<string[]> {
  const versions = await store.list(name)
  const releases = await Promise.all(versions.map((version) => readRelease(store, name, version).catch(() => null)))
  return releases
    .flatMap((release) => release ?? [])
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, 5)
    .map(({ version }) => version)
}

/** Refuses what does not fit after the move and did before: others' faults are not held against it. */
async function checkFit(
  store: ReleaseStore,
  before: Pointers,
  { pointers, changes }: Move,
  serves: Order['serves'],
): Promise<void> {
  const known = new Set(misfits(await readPointed(store, before), serves).map(({ words }) => words))
  const found = misfits(await readPointed(store, pointers), serves).filter(({ words }) => !known.has(words))
  if (found.length === 0) return
  const moved = changes.map(({ name, to }) => `${name} ${to}`).join(', ')
  throw new Refusal(`${moved} does not fit what the channel points to.`, {
    expected: FITTING,
    found: `${found.map(({ words }) => words).join('; ')}.`,
    todo: 'Promote what belongs together in one command, or publish a version that fits.',
  })
}
