import { isCompatible, type Compatibility, type RemoteEntry } from '@portal/federation/host'
import { describeFault, type ReleaseStore } from '../store/store'
import type { Pointers } from '../channel/channel'
import { findConflicts } from './claims'
import { SHELL } from '../documents/names'
import { readRelease, parseRemoteEntry, parseShellRelease } from '../documents/stored-release'
import type { ShellManifest } from '../documents/shell-manifest'

/** What pointers point to, as far as it can be read, and why the rest cannot. */
export interface PackageSet {
  readonly shell: ShellManifest | null
  readonly remotes: readonly RemoteEntry[]
  readonly unreadable: readonly PackageFault[]
}

/** What a channel's packages must be to each other, for whoever is refused. */
export const FIT_REQUIREMENTS =
  'Every name that is used is there, and compatible with the contract that its user was built with; each address and slot is claimed once.'

/** A package that does not go with the others, or alone. */
export interface PackageFault {
  readonly name: string
  readonly reason: string
}

/** Reads all that these pointers point to, each by itself. */
export async function readPackages(store: ReleaseStore, pointers: Pointers): Promise<PackageSet> {
  const read = await Promise.all(
    Object.entries(pointers).map(async ([name, version]) => {
      try {
        const release = await readRelease(store, name, version)
        if (!release) throw new Error('it is not in the store')
        return name === SHELL ? { shell: parseShellRelease(release) } : { remote: parseRemoteEntry(release) }
      } catch (error) {
        return { misfit: { name, reason: `${name} ${version} cannot be read: ${describeFault(error)}` } }
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
export function findPackageFaults(
  { shell, remotes, unreadable }: PackageSet,
  serves?: readonly string[],
): PackageFault[] {
  const packages = shell ? [{ name: SHELL, ...shell }, ...remotes] : []
  const alone = [
    ...packages.flatMap((one) => (shell && findIncompatibility(one, { ...shell, serves })) ?? []),
    ...remotes.flatMap((remote) => findClaimFaults([remote])),
  ]
  // What cannot be served anyway takes nothing from others.
  const out = new Set(alone.map(({ name }) => name))
  return [...unreadable, ...alone, ...findClaimFaults(remotes.filter(({ name }) => !out.has(name)))]
}

/** Remotes of which another, the shell or they themselves have already what they claim. */
const findClaimFaults = (remotes: readonly RemoteEntry[]): PackageFault[] =>
  findConflicts(remotes).map(({ owners, reason }) => ({ name: owners[1], reason }))

/** Names that a refusal tells; it tells the number of the others. */
const MAX_NAMES = 3

/** What a package is held against. */
type ShellContract = Pick<ShellManifest, 'version' | 'contract' | 'provides' | 'slotsSince'> & {
  readonly serves?: readonly string[] | undefined
}

/** Why a package may not run with this shell and API, with both versions and the names; null when it may. */
export function findIncompatibility(
  {
    name,
    version,
    ...needs
  }: Pick<RemoteEntry, 'name' | 'version' | 'contract' | 'uses'> & Partial<Pick<RemoteEntry, 'slots'>>,
  around: ShellContract,
): PackageFault | null {
  const found = isCompatible(needs, around)
  if (found.fits) return null
  const versions = `${name} ${version} is made for contract ${needs.contract}, the shell ${around.version} has ${around.contract}`
  return { name, reason: [versions, ...reasonsOf(found)].join('; ') }
}

function reasonsOf({ isSilent, missing, changed }: Compatibility): string[] {
  return [
    ...(isSilent ? ['it does not tell what it uses'] : []),
    ...(missing.length > 0 ? [`it uses ${joinFirst(missing)}, which nobody has`] : []),
    ...(changed.length > 0 ? [`it uses ${joinFirst(changed)}, which changed after it was built`] : []),
  ]
}

function joinFirst(names: readonly string[]): string {
  const more = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
