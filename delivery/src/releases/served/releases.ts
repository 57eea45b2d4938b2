import { withCanaries, type Registry, type RemoteEntry } from '@portal/federation/host'
import { log } from '@portal/server'
import { again } from '../../http/again'
import { describeFault, StoreFailure, type ReleaseStore } from '../store/store'
import { openCheckedFiles } from './checked-files'
import { readPackages, type PackageFault } from '../checks/compatibility'
import { batchCalls, REFRESH_MS, openFileIndex } from './file-index'
import { openUserFiles, type UserFiles } from './user-files'
import { activePreviews, stateOf, type Move } from '../channel/channel'
import { fileAccessOf, type FileAccess } from '../channel/file-access'
import { openMoveReader } from '../channel/moves'
import { SHELL } from '../documents/names'
import { fixedKeys, type KeyFollower } from './followed-keys'
import { openLastStep } from './last-step'
import { readScreenSizes, type ScreenSizes } from './screen-sizes'
import { readInlineTexts, type FileReader, type InlineTexts } from './inline-texts'
import { findFallback, findFallbackShell, selectRemotes, selectCanaries, selectPreviews } from './select-versions'
import { packageStatus, type StatusQuery, type PackageStatus } from './package-status'
import type { ShellManifest } from '../documents/shell-manifest'
import { messageOf } from '@portal/domain/unknown'

/** What is served now: the shell's build and the registry, with a stamp that changes when either does. */
export interface Release {
  readonly shell: ShellManifest
  readonly registry: Registry
  readonly stamp: string
  /** Packages that the channel points to and nobody gets, and why. */
  readonly leftOut: readonly PackageFault[]
  /** The last steps of the channel that were not followed, and why. */
  readonly refused: readonly string[]
  /** Where pages take the shell's files from, when not from this server. */
  readonly shellBase?: string | undefined
  /** Scripts and style sheets of the shell that a page may have in its HTML. */
  readonly texts?: InlineTexts
  readonly screenSizes?: ScreenSizes
  /** Where a CDN is set: which versions this server gives itself, and why. */
  readonly notAtCdn?: Readonly<Record<string, string>>
}

/** Where the web server takes pages and files from. */
export interface Releases extends UserFiles {
  readonly current: () => Release
  /** The last version of a remote before the one that the channel points to; null when none fits what is served. */
  readonly before: (name: string) => Promise<RemoteEntry | null>
  /** The list of publishers' keys that is in force, and why a later one is not. */
  readonly keys: () => { readonly number: number; readonly why: string | null }
  /** What whoever has moved a package is told of it. */
  readonly packageStatus: (name: string, question: StatusQuery) => PackageStatus
  /** The steps that are followed, and why it is no further than that. */
  readonly channelState: () => Pick<ChannelSnapshot, 'moves'> & {
    readonly channel: string
    readonly stuck: string | null
  }
  readonly close: () => void
}

/** A moved pointer is followed within this time. */
const POLL_MS = 1000

interface FollowOptions {
  readonly pollMs?: number | undefined
  readonly log?: (line: string) => void
  readonly lastStep?: ReturnType<typeof openLastStep> | undefined
  /** Whose steps the store gives. */
  readonly keys?: KeyFollower
}

/**
 * Follows a channel of a release store. Each package is read by itself: one that cannot be read, or does not fit, is
 * left out, and the last version of it that does is served. Throws when there is no shell to begin with; later the last
 * good one stays.
 */
export async function openReleases(
  store: ReleaseStore,
  channel: string,
  {
    pollMs = POLL_MS,
    log: say = log.warn,
    lastStep = openLastStep(undefined),
    keys = fixedKeys(null),
  }: FollowOptions = {},
): Promise<Releases> {
  let files = openFileIndex(store)
  const readMoves = checkedMoves(lastStep, openMoveReader(store, channel))
  const checked = openCheckedFiles(say)
  const read = async (moves: readonly Move[], before?: Release): Promise<ChannelSnapshot> => {
    const next = await readSnapshot(store, moves, keys.number())
    await indexFiles(files, next)
    return { ...next, release: await addFiles(next.release, { ...files, ...checked }, before) }
  }
  let snapshot = await readMoves()
    .then((moves) => read(moves))
    .catch((error: unknown) => {
      throw new Error(cannotServe(store, channel, messageOf(error)), { cause: error })
    })
  lastStep.remember(snapshot.moves)
  const stoppableLog = createStoppableLog(say)
  const logLines = logChanges(stoppableLog.say)
  const logRelease = () => logLines([...keyLines(keys.why()), ...linesOf(snapshot.release)])
  logRelease()
  let stuck: string | null = null
  const state = () => ({ channel, moves: snapshot.moves, stuck })

  const poll = async () => {
    try {
      await keys.refresh()
      const moves = await readMoves()
      const hasSameKeys = keys.number() === snapshot.list
      const isSame = moves.length === snapshot.number && hasSameKeys && Date.now() < snapshot.until
      // What a key had signed that is taken out is given no more, and what another one had is.
      if (!hasSameKeys) files = openFileIndex(store)
      if (!isSame || snapshot.release.leftOut.length > 0) snapshot = await read(moves, snapshot.release)
      stuck = null
      lastStep.remember(snapshot.moves)
      logRelease()
    } catch (error) {
      stuck = error instanceof StoreFailure ? STORE_UNAVAILABLE : describeFault(error)
      logLines([`What is served stays: ${cannotServe(store, channel, messageOf(error))}`])
    }
  }
  const following = startPolling(poll, pollMs, stoppableLog.end)
  return {
    current: () => snapshot.release,
    before: (name) => findEntryBefore(store, snapshot, name),
    ...openUserFiles({ files: () => files, access: () => snapshot.access, look: following.now }),
    keys: () => ({ number: keys.number(), why: keys.why() }),
    packageStatus: (...asked) =>
      packageStatus({ ...state(), ...snapshot.release, publishers: keys.publishers() }, ...asked),
    channelState: state,
    close: following.end,
  }
}

/** Looks every so often, and `now` for who cannot wait, never twice at once. */
function startPolling(look: () => Promise<void>, everyMs: number, ended: () => void) {
  let running: Promise<void> | undefined
  const once = () => (running ??= look().finally(() => (running = undefined)))
  const soon = batchCalls(REFRESH_MS, async () => {
    // One that is under way may have begun before the step that is looked for.
    await running
    await once()
  })
  const ends = [again(once, everyMs), ended]
  return { now: () => soon(''), end: () => ends.forEach((end) => end()) }
}

/** The steps of a channel, which are no fewer than were seen before. */
const checkedMoves = (seen: ReturnType<typeof openLastStep>, readAll: () => Promise<readonly Move[]>) => async () => {
  const moves = await readAll()
  seen.check(moves)
  return moves
}

/** A look that is under way when following ends says nothing any more. */
function createStoppableLog(say: (line: string) => void) {
  let isEnded = false
  return { say: (line: string) => void (isEnded || say(line)), end: () => void (isEnded = true) }
}

/** A step of a channel, and what is served by it. */
interface ChannelSnapshot {
  readonly number: number
  /** Which keys counted when it was read. */
  readonly list: number
  readonly moves: readonly Move[]
  /** Who gets the files of which version. */
  readonly access: FileAccess
  /** When the first of its previews is over, in ms. */
  readonly until: number
  readonly release: Release
}

function findEntryBefore(
  store: ReleaseStore,
  { moves, release }: ChannelSnapshot,
  name: string,
): Promise<RemoteEntry | null> {
  const others = Object.values(release.registry.remotes).filter((remote) => remote.name !== name)
  return findFallback(store, moves, name, { shell: release.shell, remotes: others })
}

/** Reads what is served after this step. Throws when there is no shell. */
async function readSnapshot(store: ReleaseStore, moves: readonly Move[], list: number): Promise<ChannelSnapshot> {
  const number = moves.length
  const state = stateOf(moves)
  const pointed = await readPackages(store, state.pointers)
  const { unreadable } = pointed
  const shell = pointed.shell ?? (await findFallbackShell(store, moves))
  if (!shell) throw new Error(unreadable.map(({ reason }) => reason).join('; ') || NO_SHELL)
  const { remotes, leftOut: misfits } = await selectRemotes(store, moves, { ...pointed, shell })
  const { canaries, leftOut: withoutUsers } = await selectCanaries(store, state, { shell, remotes })
  const lasting = activePreviews(state, new Date())
  const { previews, leftOut: unpreviewed } = await selectPreviews(store, lasting, { shell, remotes })
  const until = Math.min(Infinity, ...lasting.map(([, preview]) => Date.parse(preview.until)))
  const leftOut = [...misfits, ...withoutUsers, ...unpreviewed]
  const registry = {
    shell: { version: shell.version, contract: shell.contract },
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remote])),
    ...(Object.keys(canaries).length > 0 && { canaries }),
    ...(Object.keys(previews).length > 0 && { previews }),
  }
  const entries = Object.values(withCanaries(registry).remotes)
  const stamp = [number, list, ...entries.map(({ name, version }) => `${name} ${version}`)].join(', ')
  const refused = moves.flatMap((move) => move.refused ?? []).slice(-MAX_REFUSED)
  return {
    number,
    list,
    moves,
    access: fileAccessOf(moves),
    until,
    release: { shell, registry, leftOut, refused, stamp },
  }
}

const keyLines = (why: string | null) => (why === null ? [] : [`The list of keys stays: ${why}`])

const linesOf = ({ leftOut, refused }: Release) => [
  ...leftOut.map(({ name, reason }) => `${name} is left out: ${reason}`),
  ...refused.map((words) => `What is served stays: ${words}`),
]

/** Refused steps that are shown. */
const MAX_REFUSED = 3

const NO_SHELL = 'no shell was promoted to it, as "pnpm portal publish shell --promote" does'

/** Where the store is, and what it says, is for the operator: it is in the log. */
const STORE_UNAVAILABLE = 'the release store does not answer'

/** With what its pages have of files in their HTML, and what is told of their sizes. */
async function addFiles(release: Release, reader: FileReader, before?: Release): Promise<Release> {
  const known = before?.shell.version === release.shell.version ? before.texts : undefined
  const texts = known ?? (await readInlineTexts(release.shell, reader))
  return { ...release, texts, screenSizes: await readScreenSizes(release.registry, reader) }
}

const indexFiles = (files: ReturnType<typeof openFileIndex>, { release }: ChannelSnapshot) =>
  Promise.all(
    [...new Set([SHELL, ...Object.values(withCanaries(release.registry).remotes).map(({ name }) => name)])].map(
      files.look,
    ),
  )

const cannotServe = ({ place }: ReleaseStore, channel: string, why: string) =>
  `The channel ${channel} (RELEASE_CHANNEL) of the release store ${place} (RELEASE_STORE) cannot be served: ${why}`

/** Logs lines when they are others than the last time. */
function logChanges(say: (line: string) => void) {
  let last = ''
  return (lines: readonly string[]) => {
    const text = lines.join('\n')
    if (text !== last && text) say(text)
    last = text
  }
}
