import { isCompatible, type Compatibility, type RemoteEntry } from '@portal/federation/host'
import { faultOf, type ReleaseStore } from '../store/store'
import type { Pointers } from '../channel/channel'
import { conflicts } from './claims'
import { SHELL } from '../documents/names'
import { readRelease, remoteOf, shellOf } from '../documents/stored-release'
import type { ShellManifest } from '../documents/shell-manifest'

/** What pointers point to, as far as it can be read, and why the rest cannot. */
export interface Pointed {
  readonly shell: ShellManifest | null
  readonly remotes: readonly RemoteEntry[]
  readonly unreadable: readonly Misfit[]
}

/** What a channel's packages must be to each other, for whoever is refused. */
export const FITTING =
  'Every name that is used is there, and compatible with the contract that its user was built with; each address and slot is claimed once.'

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
        return { misfit: { name, words: `${name} ${version} cannot be read: ${faultOf(error)}` } }
      }
    }),
  )
  return {
    shell: read.find((one) => one.shell)?.shell ?? null,
    remotes: read.flatMap(({ remote }) => remote ?? []).toSorted((a, b) => a.name.localeCompare(b.name)),
    unreadable: read.flatMap(({ misfit }) => misfit ?? []),
  }
}

/**
 * All that does not fit together: contracts, what is used and nobody has, addresses and slots, and what cannot be read.
 * Calls of the API are compared when it is told which it serves.
 */
export function misfits({ shell, remotes, unreadable }: Pointed, serves?: readonly string[]): Misfit[] {
  const packages = shell ? [{ name: SHELL, ...shell }, ...remotes] : []
  const alone = [
    ...packages.flatMap((one) => (shell && incompatibility(one, { ...shell, serves })) ?? []),
    ...remotes.flatMap((remote) => claimedTwice([remote])),
  ]
  // What cannot be served anyway takes nothing from others.
  const out = new Set(alone.map(({ name }) => name))
  return [...unreadable, ...alone, ...claimedTwice(remotes.filter(({ name }) => !out.has(name)))]
}

/** Remotes of which another, the shell or they themselves have already what they claim. */
const claimedTwice = (remotes: readonly RemoteEntry[]): Misfit[] =>
  conflicts(remotes).map(({ owners, words }) => ({ name: owners[1], words }))

/** Names that a refusal tells; it tells the number of the others. */
const MOST_NAMED = 3

/** What a package is held against. */
type Around = Pick<ShellManifest, 'version' | 'contract' | 'provides' | 'slotsSince'> & {
  readonly serves?: readonly string[] | undefined
}

/** Why a package may not run with this shell and API, with both versions and the names; null when it may. */
export function incompatibility(
  {
    name,
    version,
    ...needs
  }: Pick<RemoteEntry, 'name' | 'version' | 'contract' | 'uses'> & Partial<Pick<RemoteEntry, 'slots'>>,
  around: Around,
): Misfit | null {
  const found = isCompatible(needs, around)
  if (found.fits) return null
  const versions = `${name} ${version} is made for contract ${needs.contract}, the shell ${around.version} has ${around.contract}`
  return { name, words: [versions, ...reasonsOf(found)].join('; ') }
}

function reasonsOf({ isSilent, missing, changed }: Compatibility): string[] {
  return [
    ...(isSilent ? ['it does not tell what it uses'] : []),
    ...(missing.length > 0 ? [`it uses ${firstOf(missing)}, which nobody has`] : []),
    ...(changed.length > 0 ? [`it uses ${firstOf(changed)}, which changed after it was built`] : []),
  ]
}

function firstOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
