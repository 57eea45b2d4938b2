import path from 'node:path'
import { buildable } from '../../scripts/build/build-all.mjs'
import { misfits, readPointed } from '../../delivery/src/release/checks/fit'
import { promote } from '../../delivery/src/release/publish/move-pointers'
import { publish } from '../../delivery/src/release/publish/publish'
import { readRelease, remoteOf, shellOf } from '../../delivery/src/release/documents/stored-release'
import { NOW, workshop, type Workshop } from '../../delivery/src/testing/built-package'
import { inShell } from '../../delivery/src/page/portal-config'
import type { RemoteEntry } from '@portal/federation/host'

/** A contract with the folder of the project in which its packages are built. */
export interface Side {
  readonly contract: string
  readonly root: string
}

/** The shell of one contract with the remotes of another. */
export interface Pair {
  readonly shell: Side
  readonly remotes: Side
}

/** A store with all packages of both contracts, each under its contract's version. */
export interface Releases {
  readonly shop: Workshop
  /** Why they do not fit, in the words of `portal check`; none: they do. */
  readonly refusals: (pair: Pair) => Promise<readonly string[]>
  readonly promote: (pair: Pair) => Promise<void>
  /** The remotes of a contract, or as if they were of another, as pages of a shell are told of them. */
  readonly entries: (pair: Pair, contract?: string) => Promise<readonly RemoteEntry[]>
}

const SHELL = 'shell'
export const versionOf = ({ contract }: Side) => `${contract}.0`

/** Publishes the builds of both. */
export async function releasesOf(sides: readonly Side[]): Promise<Releases> {
  const shop = workshop()
  const { store } = shop
  const names = await buildable()
  for (const side of sides) {
    for (const name of names) {
      const from = path.join(side.root, name, 'dist')
      await publish(store, { name, from, as: versionOf(side), channel: 'live', by: 'skew', now: NOW })
    }
  }
  const versions = ({ shell, remotes }: Pair) =>
    names.map((name) => ({ name, version: versionOf(name === SHELL ? shell : remotes) }))
  return {
    shop,
    refusals: async (pair) => {
      const pointers = Object.fromEntries(versions(pair).map(({ name, version }) => [name, version]))
      return misfits(await readPointed(store, pointers)).map(({ words }) => words)
    },
    promote: async (pair) => {
      await promote(store, { channel: 'live', by: 'skew', now: NOW, isOlderMeant: true }, versions(pair))
    },
    entries: async (pair, contract) => {
      const shell = await readRelease(store, SHELL, versionOf(pair.shell))
      const remotes = await Promise.all(
        names.filter((name) => name !== SHELL).map((name) => readRelease(store, name, versionOf(pair.remotes))),
      )
      const found = remotes.flatMap((one) => (one ? remoteOf(one) : []))
      const asked = found.map((remote) => (contract === undefined ? remote : { ...remote, contract }))
      return shell ? asked.map((remote) => inShell(remote, shellOf(shell))) : []
    },
  }
}
