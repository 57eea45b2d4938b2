import { withCanaries, type Registry, type RemoteEntry } from '@portal/federation/host'
import { log } from '@portal/server'
import { again } from '../../http/again'
import { describeFault, StoreFailure, type ReleaseStore } from '../store/store'
import { openCheckedFiles } from './checked-files'
import { readPackages, type PackageFault } from '../checks/compatibility'
import { inTurns, LOOK_AGAIN_MS, openFiles } from './file-index'
import { givenFiles, type GivenFiles } from './user-files'
import { activePreviews, stateOf, type Move } from '../channel/channel'
import { fileAccessOf, type FileAccess } from '../channel/file-access'
import { openMoveReader } from '../channel/moves'
import { SHELL } from '../documents/names'
import { fixedKeys, type FollowedKeys } from './followed-keys'
import { openSeen } from './last-step'
import { readScreenSizes, type ScreenSizes } from './screen-sizes'
import { readTextsInHtml, type FileReader, type TextsInHtml } from './inline-texts'
import { lastFitting, lastShell, servable, servableCanaries, servablePreviews } from './select-versions'
import { wordOf, type Question, type Word } from './package-status'
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
  readonly texts?: TextsInHtml
  readonly screenSizes?: ScreenSizes
  /** Where a CDN is set: which versions this server gives itself, and why. */
  readonly notAtCdn?: Readonly<Record<string, string>>
}

/** Where the web server takes pages and files from. */
export interface Releases extends GivenFiles {
  readonly current: () => Release
  /** The last version of a remote before the one that the channel points to; null when none fits what is served. */
  readonly before: (name: string) => Promise<RemoteEntry | null>
  /** The list of publishers' keys that is in force, and why a later one is not. */
  readonly keys: () => { readonly number: number; readonly why: string | null }
  /** What whoever has moved a package is told of it. */
  readonly word: (name: string, question: Question) => Word
  /** The steps that are followed, and why it is no further than that. */
  readonly followed: () => Pick<Followed, 'moves'> & { readonly channel: string; readonly stuck: string | null }
  readonly close: () => void
}

/** A moved pointer is followed within this time. */
const LOOK_EVERY_MS = 1000

interface Follower {
  readonly lookEveryMs?: number | undefined
  readonly log?: (line: string) => void
  readonly seen?: ReturnType<typeof openSeen> | undefined
  /** Whose steps the store gives. */
  readonly keys?: FollowedKeys
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
    lookEveryMs = LOOK_EVERY_MS,
    log: say = log.warn,
    seen = openSeen(undefined),
    keys = fixedKeys(null),
  }: Follower = {},
): Promise<Releases> {
  let files = openFiles(store)
  const movesNow = notBefore(seen, openMoveReader(store, channel))
  const checked = openCheckedFiles(say)
  const read = async (moves: readonly Move[], before?: Release): Promise<Followed> => {
    const next = await follow(store, moves, keys.number())
    await lookAtFiles(files, next)
    return { ...next, release: await withFiles(next.release, { ...files, ...checked }, before) }
  }
  let followed = await movesNow()
    .then((moves) => read(moves))
    .catch((error: unknown) => {
      throw new Error(unservable(store, channel, messageOf(error)), { cause: error })
    })
  seen.remember(followed.moves)
  const told = untilEnded(say)
  const logLines = loggedOnce(told.say)
  const logRelease = () => logLines([...keyLines(keys.why()), ...linesOf(followed.release)])
  logRelease()
  let stuck: string | null = null
  const state = () => ({ channel, moves: followed.moves, stuck })

  const look = async () => {
    try {
      await keys.look()
      const moves = await movesNow()
      const hasSameKeys = keys.number() === followed.list
      const isSame = moves.length === followed.number && hasSameKeys && Date.now() < followed.until
      // What a key had signed that is taken out is given no more, and what another one had is.
      if (!hasSameKeys) files = openFiles(store)
      if (!isSame || followed.release.leftOut.length > 0) followed = await read(moves, followed.release)
      stuck = null
      seen.remember(followed.moves)
      logRelease()
    } catch (error) {
      stuck = error instanceof StoreFailure ? SILENT : describeFault(error)
      logLines([`What is served stays: ${unservable(store, channel, messageOf(error))}`])
    }
  }
  const following = lookAgain(look, lookEveryMs, told.end)
  return {
    current: () => followed.release,
    before: (name) => entryBefore(store, followed, name),
    ...givenFiles({ files: () => files, given: () => followed.given, look: following.now }),
    keys: () => ({ number: keys.number(), why: keys.why() }),
    word: (...asked) => wordOf({ ...state(), ...followed.release, publishers: keys.publishers() }, ...asked),
    followed: state,
    close: following.end,
  }
}

/** Looks every so often, and `now` for who cannot wait, never twice at once. */
function lookAgain(look: () => Promise<void>, everyMs: number, ended: () => void) {
  let looking: Promise<void> | undefined
  const once = () => (looking ??= look().finally(() => (looking = undefined)))
  const soon = inTurns(LOOK_AGAIN_MS, async () => {
    // One that is under way may have begun before the step that is looked for.
    await looking
    await once()
  })
  const ends = [again(once, everyMs), ended]
  return { now: () => soon(''), end: () => ends.forEach((end) => end()) }
}

/** The steps of a channel, which are no fewer than were seen before. */
const notBefore = (seen: ReturnType<typeof openSeen>, readAll: () => Promise<readonly Move[]>) => async () => {
  const moves = await readAll()
  seen.check(moves)
  return moves
}

/** A look that is under way when following ends says nothing any more. */
function untilEnded(say: (line: string) => void) {
  let isEnded = false
  return { say: (line: string) => void (isEnded || say(line)), end: () => void (isEnded = true) }
}

/** A step of a channel, and what is served by it. */
interface Followed {
  readonly number: number
  /** Which keys counted when it was read. */
  readonly list: number
  readonly moves: readonly Move[]
  /** Who gets the files of which version. */
  readonly given: FileAccess
  /** When the first of its previews is over, in ms. */
  readonly until: number
  readonly release: Release
}

function entryBefore(store: ReleaseStore, { moves, release }: Followed, name: string): Promise<RemoteEntry | null> {
  const others = Object.values(release.registry.remotes).filter((remote) => remote.name !== name)
  return lastFitting(store, moves, name, { shell: release.shell, remotes: others })
}

/** Reads what is served after this step. Throws when there is no shell. */
async function follow(store: ReleaseStore, moves: readonly Move[], list: number): Promise<Followed> {
  const number = moves.length
  const state = stateOf(moves)
  const pointed = await readPackages(store, state.pointers)
  const { unreadable } = pointed
  const shell = pointed.shell ?? (await lastShell(store, moves))
  if (!shell) throw new Error(unreadable.map(({ reason }) => reason).join('; ') || NO_SHELL)
  const { remotes, leftOut: misfits } = await servable(store, moves, { ...pointed, shell })
  const { canaries, leftOut: withoutUsers } = await servableCanaries(store, state, { shell, remotes })
  const lasting = activePreviews(state, new Date())
  const { previews, leftOut: unpreviewed } = await servablePreviews(store, lasting, { shell, remotes })
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
  const refused = moves.flatMap((move) => move.refused ?? []).slice(-REFUSED_SHOWN)
  return {
    number,
    list,
    moves,
    given: fileAccessOf(moves),
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
const REFUSED_SHOWN = 3

const NO_SHELL = 'no shell was promoted to it, as "pnpm portal publish shell --promote" does'

/** Where the store is, and what it says, is for the operator: it is in the log. */
const SILENT = 'the release store does not answer'

/** With what its pages have of files in their HTML, and what is told of their sizes. */
async function withFiles(release: Release, reader: FileReader, before?: Release): Promise<Release> {
  const known = before?.shell.version === release.shell.version ? before.texts : undefined
  const texts = known ?? (await readTextsInHtml(release.shell, reader))
  return { ...release, texts, screenSizes: await readScreenSizes(release.registry, reader) }
}

const lookAtFiles = (files: ReturnType<typeof openFiles>, { release }: Followed) =>
  Promise.all(
    [...new Set([SHELL, ...Object.values(withCanaries(release.registry).remotes).map(({ name }) => name)])].map(
      files.look,
    ),
  )

const unservable = ({ place }: ReleaseStore, channel: string, why: string) =>
  `The channel ${channel} (RELEASE_CHANNEL) of the release store ${place} (RELEASE_STORE) cannot be served: ${why}`

/** Logs lines when they are others than the last time. */
function loggedOnce(say: (line: string) => void) {
  let last = ''
  return (lines: readonly string[]) => {
    const text = lines.join('\n')
    if (text !== last && text) say(text)
    last = text
  }
}
