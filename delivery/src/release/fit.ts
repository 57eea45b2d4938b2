import { isCompatible, type RemoteEntry } from '@portal/federation/host'
import type { ReleaseStore } from '../store/store'
import type { Pointers } from './channel'
import { disputes } from './claims'
import { SHELL } from './names'
import { readRelease, remoteOf, shellOf } from './stored-release'
import type { ShellManifest } from './shell-manifest'

/** What pointers point to, as far as it can be read, and why the rest cannot. */
export interface Pointed {
  readonly shell: ShellManifest | null
  readonly remotes: readonly RemoteEntry[]
  readonly unreadable: readonly Misfit[]
}

/** A package that does not go with the others, or alone. */
export interface Misfit {
  readonly name: string
  readonly words: string
}

/** Reads all that these pointers point to, each by itself. */
export async function readPointed(store: ReleaseStore, pointers: Pointers): Promise<Pointed> {
  const read = await Promise.all(
    Object.entries(pointers).map(async ([name, version]) => {
      try {
        const release = await readRelease(store, name, version)
        if (!release) throw new Error('it is not in the store')
        return name === SHELL ? { shell: shellOf(release) } : { remote: remoteOf(release) }
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        return { misfit: { name, words: `${name} ${version} cannot be read: ${why}` } }
      }
    }),
  )
  return {
    shell: read.find((one) => one.shell)?.shell ?? null,
    remotes: read.flatMap(({ remote }) => remote ?? []).toSorted((a, b) => a.name.localeCompare(b.name)),
    unreadable: read.flatMap(({ misfit }) => misfit ?? []),
  }
}

/** All that does not fit together: contracts and addresses, and what cannot be read. */
export function misfits({ shell, remotes, unreadable }: Pointed): Misfit[] {
  const foreign = shell ? remotes.filter((remote) => !isCompatible(remote, shell)) : []
  return [
    ...unreadable,
    ...foreign.map(({ name, version, contract }) => ({
      name,
      words: `${name} ${version} is made for contract ${contract}, the shell ${shell?.version} has ${shell?.contract}`,
    })),
    ...disputes(remotes).map(({ owners, words }) => ({ name: owners[1], words })),
  ]
}
