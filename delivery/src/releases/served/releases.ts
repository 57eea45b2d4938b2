import { withCanaries, type Registry, type RemoteEntry } from '@portal/federation/host'
import { log } from '@portal/server'
import { describeFault, StoreFailure, type ReleaseStore } from '../store/store'
import { openChangeLog } from './change-log'
import { openCheckedFiles } from './checked-files'
import { readPackages, type PackageFault } from '../checks/compatibility'
import { openFileIndex } from './file-index'
import { startPolling } from './polling'
import { openUserFiles, type UserFiles } from './user-files'
import { activePreviews, stateOf, type Move } from '../channel/channel'
import { fileAccessOf, type FileAccess } from '../channel/file-access'
import { openMoveReader } from '../channel/moves'
import { SHELL } from '../documents/names'
import { fixedKeys, type KeyFollower } from './key-follower'
import { openLastStep } from './last-step'
import { readScreenSizes, type ScreenSizes } from './screen-sizes'
import { readInlineTexts, type FileReader, type InlineTexts } from './inline-texts'
import { findFallback, findFallbackShell, selectRemotes, selectCanaries, selectPreviews } from './select-versions'
import { packageStatus, type StatusQuery, type PackageStatus } from './package-status'
import type { ShellManifest } from '../documents/shell-manifest'
import { messageOf } from '@portal/domain/unknown'

/** The served shell and registry. `stamp` changes with either of them. */
export interface Release {
  readonly shell: ShellManifest
  readonly registry: Registry
  readonly stamp: string
  /** Packages of the channel that are not served, and why. */
  readonly leftOut: readonly PackageFault[]
  /** Why the last ignored steps of the channel do not count. */
  readonly refused: readonly string[]
  /** URL of the shell's files at a CDN. */
  readonly shellBase?: string | undefined
  /** Scripts and style sheets of the shell for the HTML of pages. */
  readonly texts?: InlineTexts
  readonly screenSizes?: ScreenSizes
  /** Why this server does not use the CDN, by version. */
  readonly notAtCdn?: Readonly<Record<string, string>>
}

/** Source of the web server's pages and files. */
export interface Releases extends UserFiles {
  readonly current: () => Release
  /** The last compatible version of a remote before the channel's version, or null. */
  readonly before: (name: string) => Promise<RemoteEntry | null>
  /** Number of the key list in force, and why a later list does not count. */
  readonly keys: () => { readonly number: number; readonly why: string | null }
  /** The public status of one package. */
  readonly packageStatus: (name: string, query: StatusQuery) => PackageStatus
  /** The steps that this server serves. `stuck`: why it could not read later ones. */
  readonly channelState: () => Pick<ChannelSnapshot, 'moves'> & {
    readonly channel: string
    readonly stuck: string | null
  }
  readonly close: () => void
}

/** Time between two reads of the channel. */
const POLL_MS = 1000

interface FollowOptions {
  readonly pollMs?: number | undefined
  readonly log?: (line: string) => void
  readonly lastStep?: ReturnType<typeof openLastStep> | undefined
  /** Keys that the store accepts. */
  readonly keys?: KeyFollower
}

/**
 * Follows a channel of a release store. If a package is unreadable or does not fit, its last compatible version is
 * served. Throws at the start without a usable shell. A later failure keeps the served versions.
 */
export async function openReleases(
  store: ReleaseStore,
  channel: string,
  {
    pollMs = POLL_MS,
    log: write = log.warn,
    lastStep = openLastStep(undefined),
    keys = fixedKeys(null),
  }: FollowOptions = {},
): Promise<Releases> {
  let files = openFileIndex(store)
  const readMoves = checkedMoves(lastStep, openMoveReader(store, channel))
  const checked = openCheckedFiles(write)
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
  const changeLog = openChangeLog(write)
  const logRelease = () => changeLog.log([...keyLines(keys.why()), ...linesOf(snapshot.release)])
  logRelease()
  let stuck: string | null = null
  const state = () => ({ channel, moves: snapshot.moves, stuck })

  const poll = async () => {
    try {
      await keys.refresh()
      const moves = await readMoves()
      const hasSameKeys = keys.number() === snapshot.list
      const isSame = moves.length === snapshot.number && hasSameKeys && Date.now() < snapshot.until
      // A change of keys changes which releases count.
      if (!hasSameKeys) files = openFileIndex(store)
      if (!isSame || snapshot.release.leftOut.length > 0) snapshot = await read(moves, snapshot.release)
      stuck = null
      lastStep.remember(snapshot.moves)
      logRelease()
    } catch (error) {
      stuck = error instanceof StoreFailure ? STORE_UNAVAILABLE : describeFault(error)
      changeLog.log([`The served versions stay the same: ${cannotServe(store, channel, messageOf(error))}`])
    }
  }
  const polling = startPolling(poll, pollMs)
  return {
    current: () => snapshot.release,
    before: (name) => findEntryBefore(store, snapshot, name),
    ...openUserFiles({ files: () => files, access: () => snapshot.access, poll: polling.now }),
    keys: () => ({ number: keys.number(), why: keys.why() }),
    packageStatus: (...args) =>
      packageStatus({ ...state(), ...snapshot.release, publishers: keys.publishers() }, ...args),
    channelState: state,
    close: () => {
      polling.end()
      changeLog.end()
    },
  }
}

/** Reads a channel's steps. Throws if steps are missing or replaced. */
const checkedMoves =
  (lastStep: ReturnType<typeof openLastStep>, readAll: () => Promise<readonly Move[]>) => async () => {
    const moves = await readAll()
    lastStep.check(moves)
    return moves
  }

/** The steps of a channel and the versions to serve. */
interface ChannelSnapshot {
  readonly number: number
  /** Number of the key list at this read. */
  readonly list: number
  readonly moves: readonly Move[]
  readonly access: FileAccess
  /** End of the first preview to expire, in ms. */
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

/** Reads the versions to serve after these steps. Throws without a shell. */
async function readSnapshot(store: ReleaseStore, moves: readonly Move[], list: number): Promise<ChannelSnapshot> {
  const number = moves.length
  const state = stateOf(moves)
  const packages = await readPackages(store, state.pointers)
  const { unreadable } = packages
  const shell = packages.shell ?? (await findFallbackShell(store, moves))
  if (!shell) throw new Error(unreadable.map(({ reason }) => reason).join('; ') || NO_SHELL)
  const { remotes, leftOut: remoteFaults } = await selectRemotes(store, moves, { ...packages, shell })
  const { canaries, leftOut: canaryFaults } = await selectCanaries(store, state, { shell, remotes })
  const active = activePreviews(state, new Date())
  const { previews, leftOut: previewFaults } = await selectPreviews(store, active, { shell, remotes })
  const until = Math.min(Infinity, ...active.map(([, preview]) => Date.parse(preview.until)))
  const leftOut = [...remoteFaults, ...canaryFaults, ...previewFaults]
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

const keyLines = (why: string | null) => (why === null ? [] : [`The list of keys stays the same: ${why}`])

const linesOf = ({ leftOut, refused }: Release) => [
  ...leftOut.map(({ name, reason }) => `${name} is left out: ${reason}`),
  ...refused.map((reason) => `The served versions stay the same: ${reason}`),
]

/** Number of refused steps to report. */
const MAX_REFUSED = 3

const NO_SHELL = 'it has no shell. Promote one: pnpm portal publish shell --promote'

/** Public text. The log has the store's place and error for the operator. */
const STORE_UNAVAILABLE = 'the release store does not answer'

/** Adds the texts for the HTML of pages and the sizes of screens. */
async function addFiles(release: Release, reader: FileReader, before?: Release): Promise<Release> {
  const known = before?.shell.version === release.shell.version ? before.texts : undefined
  const texts = known ?? (await readInlineTexts(release.shell, reader))
  return { ...release, texts, screenSizes: await readScreenSizes(release.registry, reader) }
}

const indexFiles = (files: ReturnType<typeof openFileIndex>, { release }: ChannelSnapshot) =>
  Promise.all(
    [...new Set([SHELL, ...Object.values(withCanaries(release.registry).remotes).map(({ name }) => name)])].map(
      files.readPackage,
    ),
  )

const cannotServe = ({ place }: ReleaseStore, channel: string, why: string) =>
  `The channel ${channel} (RELEASE_CHANNEL) of the release store ${place} (RELEASE_STORE) cannot be served: ${why}`
