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
import { Refusal } from '../documents/refusal'
import { findRelease } from '../documents/stored-release'

/** Channel, author and time of a step. */
export interface StepRequest {
  readonly channel: string
  readonly by: string
  readonly now: Date
  /** Calls of the API; undefined: calls are not compared. */
  readonly serves?: readonly string[] | undefined
}

/** Attempts before giving up against steps of other packages. */
const MAX_TRIES = 20

/** A planned step. Without changes no step is made. */
export type StepPlan = Pick<Move, 'kind' | 'changes' | 'stops' | 'reason'>

/**
 * Plans a step, checks it and writes it. After a concurrent step it plans again. Throws a refusal if that step moved the
 * same packages. Returns null without changes.
 */
export async function makeStep(
  store: ReleaseStore,
  { channel, by, now, serves }: StepRequest,
  plan: (moves: readonly Move[]) => Promise<StepPlan>,
): Promise<Move | null> {
  checkChannelName(channel)
  let moves = await readMoves(store, channel)
  const start = moves.at(-1)?.number ?? 0
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const planned = await plan(moves)
    const { changes } = planned
    if (changes.length === 0) return null
    const move = createMove(moves, { ...planned, by }, now)
    await store.checkRights?.(...moveDocument(channel, move))
    if (await writeStep(store, moves, move, () => writeMove(store, channel, move), serves)) return move
    moves = await readMoves(store, channel)
    checkNoConcurrentMove(moves, start, changes, channel)
  }
  throw new Refusal(`Other steps of the channel ${channel} prevented this one.`, {
    expected: 'No concurrent steps.',
    found: `${MAX_TRIES} steps by others. Nothing of this step was written.`,
    todo: 'Try again.',
  })
}

/** Checks a step and writes it with `write`. Returns false if another step has its number. */
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

/** Writes a step while leases protect its versions from `portal gc`. */
function withReleases(store: ReleaseStore, { kind, changes }: Move, write: () => Promise<boolean>): Promise<boolean> {
  const additions = kind === 'withdraw' || kind === 'confirm' ? [] : changes
  const versions = additions.flatMap(({ name, to }) => (to === null ? [] : { name, version: to }))
  return withLeases(store, versions, async () => {
    for (const { name, version } of versions) await checkPublished(store, name, version)
    return write()
  })
}

/** Refuses a step whose packages another step has moved since the step `start`. */
function checkNoConcurrentMove(
  moves: readonly Move[],
  start: number,
  changes: readonly Change[],
  channel: string,
): void {
  const other = findMoveSince(
    moves,
    start,
    changes.map(({ name }) => name),
  )
  if (!other) return
  const theirs = other.changes.map(({ name, from, to }) => `${name} from ${from ?? 'nothing'} to ${to ?? 'nothing'}`)
  throw new Refusal(`Another step moved the same package of the channel ${channel} first.`, {
    expected: changes.map(({ name, from }) => `${name} at ${from ?? 'nothing'}, as at the start.`).join(' '),
    found: `${other.by} moved ${theirs.join(', ')} at ${other.at}. Your step was not made.`,
    todo: 'Look at "portal status", and decide again.',
  })
}

/** Refuses a version that the store lacks, and names published ones. */
export async function checkPublished(store: ReleaseStore, name: string, version: string): Promise<void> {
  if (await findRelease(store, name, version)) return
  const there = await listLatestVersions(store, name)
  throw new Refusal(`${name} ${version} is not published.`, {
    expected: `A published version of ${name} in ${store.place}.`,
    found: there.length > 0 ? `The store has ${there.join(', ')}.` : `The store has no version of ${name}.`,
    todo: `Publish it first: portal publish ${name}.`,
  })
}

/** The five latest published versions, newest first. */
async function listLatestVersions(store: ReleaseStore, name: string): Promise<string[]> {
  const versions = await store.list(name)
  const releases = await Promise.all(versions.map((version) => findRelease(store, name, version)))
  return releases
    .flatMap((release) => release ?? [])
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, 5)
    .map(({ version }) => version)
}

/** Refuses a step that causes new faults, except in remotes that it stops. */
async function checkCompatibility(
  store: ReleaseStore,
  before: ChannelState,
  move: Move,
  serves: StepRequest['serves'],
): Promise<void> {
  const known = await findStateFaults(store, before, serves)
  const moved = new Set(move.changes.map(({ name }) => name))
  const knownReasons = new Set(known.map(({ reason }) => reason))
  // Reasons name the shell's version, so a remote that was already stopped has a new reason now.
  const stopped = new Set([...known.map(({ name }) => name).filter((name) => !moved.has(name)), ...(move.stops ?? [])])
  const all = await findStateFaults(store, move, serves, previewPointers(move))
  const found = all.filter(({ name, reason }) => !knownReasons.has(reason) && !stopped.has(name))
  if (found.length === 0) return
  throw new Refusal(`${describeTargets(move)} does not fit the other packages of the channel.`, {
    expected: FIT_REQUIREMENTS,
    found: `${[...new Set(found.map(({ reason }) => reason))].join('; ')}.`,
    todo: moved.has(SHELL) ? KEEP_THE_NAME + describeStopOption(found) : PROMOTE_TOGETHER,
  })
}

const describeTargets = ({ changes }: Move) => changes.map(({ name, to }) => `${name} ${to ?? 'removed'}`).join(', ')

const PROMOTE_TOGETHER = 'Promote packages that depend on each other in one command, or publish a version that fits.'
const KEEP_THE_NAME = 'Keep the old name beside the new one until no remote uses it, or promote both in one command.'

/** Names the option that promotes the shell in spite of broken remotes. */
function describeStopOption(found: readonly PackageFault[]): string {
  const names = [...new Set(found.map(({ name }) => name))].filter((name) => name !== SHELL)
  return names.length > 0 ? ` To serve their earlier versions until then: --stops ${names.join(',')}` : ''
}

/** The combination of a new preview. Existing previews block no step. */
const previewPointers = ({ kind, changes, pointers }: Move): Pointers[] =>
  kind === 'preview' ? changes.map(({ name, to }) => ({ ...pointers, [name]: to ?? '' })) : []

/** Faults in any combination of versions of this state. */
async function findStateFaults(
  store: ReleaseStore,
  state: ChannelState,
  serves: StepRequest['serves'],
  previewed: readonly Pointers[] = [],
): Promise<PackageFault[]> {
  const sets = await Promise.all(
    [...pointerCombinations(state), ...previewed].map((pointers) => readPackages(store, pointers)),
  )
  return sets.flatMap((packages) => findPackageFaults(packages, serves))
}
