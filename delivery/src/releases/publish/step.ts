import type { ReleaseStore } from '../store/store'
import {
  pointerCombinations,
  findMoveSince,
  createMove,
  stateOf,
  type Change,
  type ChannelState,
  type Move,
  type Pointers,
} from '../channel/channel'
import { FIT_REQUIREMENTS, findPackageFaults, readPackages, type PackageFault } from '../checks/compatibility'
import { withLeases } from '../gc/leases'
import { checkChannelName, moveDocument, readMoves, writeMove } from '../channel/moves'
import { SHELL } from '../documents/names'
import { isDevVersion, isOlderVersion } from '../documents/version-order'
import { Refusal } from '../documents/refusal'
import { findRelease } from '../documents/stored-release'

/** Who makes a step, where and when. */
export interface StepRequest {
  readonly channel: string
  readonly by: string
  readonly now: Date
  /** Calls that the API serves; undefined: they are not compared. */
  readonly serves?: readonly string[] | undefined
}

/** How often somebody else may be faster, with other packages, before this one gives up. */
const MAX_TRIES = 20

/** What a step is to do; no changes: nothing is to be done. */
export type StepPlan = Pick<Move, 'kind' | 'changes' | 'stops' | 'reason'>

/** One step of a channel: planned on what is there, checked, and written unless somebody moved the same in between. */
export async function makeStep(
  store: ReleaseStore,
  { channel, by, now, serves }: StepRequest,
  plan: (moves: readonly Move[]) => Promise<StepPlan>,
): Promise<Move | null> {
  checkChannelName(channel)
  let moves = await readMoves(store, channel)
  const seen = moves.at(-1)?.number ?? 0
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const planned = await plan(moves)
    const { changes } = planned
    if (changes.length === 0) return null
    const move = createMove(moves, { ...planned, by }, now)
    await store.checkRights?.(...moveDocument(channel, move))
    if (await writeStep(store, moves, move, () => writeMove(store, channel, move), serves)) return move
    moves = await readMoves(store, channel)
    checkNoConcurrentMove(moves, seen, changes, channel)
  }
  throw new Refusal(`The channel ${channel} is moved all the time.`, {
    expected: 'A moment without other moves.',
    found: `${MAX_TRIES} moves by others while this one was made.`,
    todo: 'Try again.',
  })
}

/** Makes the next step after these, where it fits; false where somebody else was faster, and nothing has changed. */
export async function writeStep(
  store: ReleaseStore,
  moves: readonly Move[],
  move: Move,
  write: () => Promise<boolean>,
  serves?: StepRequest['serves'],
): Promise<boolean> {
  await checkCompatibility(store, stateOf(moves), move, serves)
  return withReleases(store, move, write)
}

/** Writes a step while all that it points to anew is in the store, and nobody may remove it. */
function withReleases(store: ReleaseStore, { kind, changes }: Move, write: () => Promise<boolean>): Promise<boolean> {
  const anew = kind === 'withdraw' || kind === 'held' ? [] : changes
  const versions = anew.flatMap(({ name, to }) => (to === null ? [] : { name, version: to }))
  return withLeases(store, versions, async () => {
    for (const { name, version } of versions) await checkPublished(store, name, version)
    return write()
  })
}

function checkNoConcurrentMove(
  moves: readonly Move[],
  seen: number,
  changes: readonly Change[],
  channel: string,
): void {
  const other = findMoveSince(
    moves,
    seen,
    changes.map(({ name }) => name),
  )
  if (!other) return
  const theirs = other.changes.map(({ name, from, to }) => `${name} from ${from ?? 'nothing'} to ${to ?? 'nothing'}`)
  throw new Refusal(`Somebody else moved the channel ${channel} in the same moment.`, {
    expected: changes.map(({ name, from }) => `${name} at ${from ?? 'nothing'}, as it was when this began.`).join(' '),
    found: `${other.by} moved ${theirs.join(', ')} at ${other.at}.`,
    todo: 'Nothing of yours was done. Look at "portal status", and decide again.',
  })
}

/** Refuses to go back by a promotion. */
export function checkNewer(changes: readonly Change[]): void {
  const back = changes.find(({ from, to }) => from !== null && to !== null && isOlderVersion(to, from))
  if (!back) return
  throw new Refusal(`${back.name} ${back.to} is older than what is served.`, {
    expected: `A version after ${back.from}.`,
    found: `${back.to}.`,
    todo: `Go back with "portal rollback ${back.name}", or say --older if this version is meant.`,
  })
}

/** The channel that users have, unless another is set. */
export const LIVE_CHANNEL = 'live'

/** Refuses to give users a developer's own build, as a whole or as a canary, unless it is meant [OPEN-199]. */
export function checkNoDevVersion(changes: readonly Change[], channel: string): void {
  const own = changes.find(({ to }) => to !== null && isDevVersion(to))
  if (channel !== LIVE_CHANNEL || !own) return
  throw new Refusal(`${own.name} ${own.to} is a developer's own build.`, {
    expected: `A version of a release in the channel ${channel}, such as 1.4.0.`,
    found: `${own.to}, which was made of what lay in somebody's folder.`,
    todo: 'Publish it under a version of its own, try it in another channel, or say --dev if this build is meant.',
  })
}

/** Refuses a version that is not in the store, with those that are. */
export async function checkPublished(store: ReleaseStore, name: string, version: string): Promise<void> {
  if (await findRelease(store, name, version)) return
  const there = await listLatestVersions(store, name)
  throw new Refusal(`${name} ${version} is not published.`, {
    expected: `A published version of ${name} in ${store.place}.`,
    found: there.length > 0 ? `The store has ${there.join(', ')}.` : `The store has no version of ${name}.`,
    todo: `Publish it first: portal publish ${name}.`,
  })
}

/** The versions that were published last, the newest first. */
async function listLatestVersions(store: ReleaseStore, name: string): Promise<string[]> {
  const versions = await store.list(name)
  const releases = await Promise.all(versions.map((version) => findRelease(store, name, version)))
  return releases
    .flatMap((release) => release ?? [])
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, 5)
    .map(({ version }) => version)
}

/** Refuses what does not fit after the move and did before. The step may name remotes that it stops. */
async function checkCompatibility(
  store: ReleaseStore,
  before: ChannelState,
  move: Move,
  serves: StepRequest['serves'],
): Promise<void> {
  const known = await findStateFaults(store, before, serves)
  const moved = new Set(move.changes.map(({ name }) => name))
  const knownWords = new Set(known.map(({ reason }) => reason))
  // The reason names the shell's version, so a remote that was stopped before has a new reason now.
  const stopped = new Set([...known.map(({ name }) => name).filter((name) => !moved.has(name)), ...(move.stops ?? [])])
  const all = await findStateFaults(store, move, serves, previewPointers(move))
  const found = all.filter(({ name, reason }) => !knownWords.has(reason) && !stopped.has(name))
  if (found.length === 0) return
  throw new Refusal(`${describeTargets(move)} does not fit what the channel points to.`, {
    expected: FIT_REQUIREMENTS,
    found: `${[...new Set(found.map(({ reason }) => reason))].join('; ')}.`,
    todo: moved.has(SHELL) ? KEEP_THE_NAME + describeStopOption(found) : PROMOTE_TOGETHER,
  })
}

const describeTargets = ({ changes }: Move) => changes.map(({ name, to }) => `${name} ${to ?? 'gone'}`).join(', ')

const PROMOTE_TOGETHER = 'Promote what belongs together in one command, or publish a version that fits.'
const KEEP_THE_NAME = 'Keep the old name beside the new one until no remote uses it, or promote both in one command.'

/** How a shell is promoted all the same; only the remotes of other teams can be stopped. */
function describeStopOption(found: readonly PackageFault[]): string {
  const names = [...new Set(found.map(({ name }) => name))].filter((name) => name !== SHELL)
  return names.length > 0 ? ` To serve earlier versions of them until then: --stops ${names.join(',')}` : ''
}

/** The page of a preview that is made: one that was made before is in nobody's way. */
const previewPointers = ({ kind, changes, pointers }: Move): Pointers[] =>
  kind === 'preview' ? changes.map(({ name, to }) => ({ ...pointers, [name]: to ?? '' })) : []

/** All that does not fit on some page. */
async function findStateFaults(
  store: ReleaseStore,
  state: ChannelState,
  serves: StepRequest['serves'],
  previewed: readonly Pointers[] = [],
): Promise<PackageFault[]> {
  const pages = await Promise.all(
    [...pointerCombinations(state), ...previewed].map((pointers) => readPackages(store, pointers)),
  )
  return pages.flatMap((pointed) => findPackageFaults(pointed, serves))
}
