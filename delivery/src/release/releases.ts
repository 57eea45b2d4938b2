import type { Registry } from '@portal/federation/host'
import type { ReleaseStore } from '../store/store'
import type { Pointers } from './channel'
import { disputes } from './claims'
import { readPointed, type Misfit, type Pointed } from './fit'
import { openFiles } from './files'
import { lastNumber, readPointers } from './moves'
import type { ShellManifest } from './shell-manifest'

/** What is served now: the shell's build and the registry, with a stamp that changes when either does. */
export interface Release {
  readonly shell: ShellManifest
  readonly registry: Registry
  readonly stamp: string
  /** Packages that the channel points to and nobody gets, and why. */
  readonly leftOut: readonly Misfit[]
}

/** Where the web server takes pages and files from. */
export interface Releases {
  readonly current: () => Release
  /** The folders that have this file of a package. */
  readonly foldersOf: (name: string, file: string) => Promise<readonly string[]>
  readonly close: () => void
}

/** A moved pointer is taken up within this time. */
const LOOK_EVERY_MS = 1000

/**
 * Follows a channel of a release store. Each package is read by itself: one that cannot be read, or names what this
 * server does not know, is left out. Throws when there is no shell to begin with; later the last good one stays.
 */
export async function openReleases(
  store: ReleaseStore,
  channel: string,
  { lookEveryMs = LOOK_EVERY_MS, log = (line: string) => console.error(line) } = {},
): Promise<Releases> {
  const files = openFiles(store)
  let number = await lastNumber(store, channel)
  let pointers = await readPointers(store, channel, number)
  let current = await readCurrent(store, channel, number, pointers)
  await Promise.all(Object.keys(pointers).map(files.look))
  const told = tellOnce(log)
  const tellLeftOut = () => told(current.leftOut.map(({ name, words }) => `${name} is left out: ${words}`))
  tellLeftOut()

  const look = async () => {
    try {
      const last = await lastNumber(store, channel)
      if (last !== number) pointers = await readPointers(store, channel, last)
      else if (current.leftOut.length === 0) return told([])
      current = await readCurrent(store, channel, last, pointers)
      if (last !== number) await Promise.all(Object.keys(pointers).map(files.look))
      number = last
      tellLeftOut()
    } catch (error) {
      told([
        `The release store cannot be read, what is served stays: ${error instanceof Error ? error.message : error}`,
      ])
    }
  }
  return { current: () => current, foldersOf: files.foldersOf, close: everyNow(look, lookEveryMs) }
}

/** Runs a job again and again, never twice at once; answers what ends it. */
function everyNow(job: () => Promise<void>, everyMs: number): () => void {
  let isClosed = false
  const next = () => {
    if (!isClosed) setTimeout(() => void job().finally(next), everyMs).unref()
  }
  next()
  return () => {
    isClosed = true
  }
}

/** Logs lines when they are others than the last time. */
function tellOnce(log: (line: string) => void) {
  let last = ''
  return (lines: readonly string[]) => {
    const text = lines.join('\n')
    if (text !== last && text) log(text)
    last = text
  }
}

async function readCurrent(store: ReleaseStore, channel: string, number: number, pointers: Pointers): Promise<Release> {
  const pointed = await readPointed(store, pointers)
  const { shell } = pointed
  if (!shell) throw new Error(missing(store, channel, pointed))
  const { remotes, leftOut } = withoutDisputes(pointed)
  const registry = {
    shell: { version: shell.version, contract: shell.contract },
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remote])),
  }
  return { shell, registry, leftOut, stamp: `${number} ${leftOut.map(({ name }) => name).join(' ')}` }
}

/** Of two that claim one address the later name is left out: a promotion refuses them, a hand in the store does not. */
function withoutDisputes({ remotes, unreadable }: Pointed) {
  const quarrels = disputes(remotes).map(({ owners, words }) => ({ name: owners[1], words }))
  const lost = new Set(quarrels.map(({ name }) => name))
  return { remotes: remotes.filter(({ name }) => !lost.has(name)), leftOut: [...unreadable, ...quarrels] }
}

function missing({ place }: ReleaseStore, channel: string, { unreadable }: Pointed): string {
  const why =
    unreadable.map(({ words }) => words).join('; ') ||
    'no shell was promoted to it, as "pnpm portal publish shell --promote" does'
  return `The channel ${channel} (RELEASE_CHANNEL) of the release store ${place} (RELEASE_STORE) cannot be served: ${why}`
}
