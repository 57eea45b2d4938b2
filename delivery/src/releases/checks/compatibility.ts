import { isAtMost, isCompatible, type Compatibility, type RemoteEntry } from '@portal/federation/host'
import { describeFault, type ReleaseStore } from '../store/store'
import { pointersOf, type Pointers } from '../channel/channel'
import { readMoves } from '../channel/moves'
import { findConflicts } from './claims'
import { SHELL } from '../documents/names'
import { Refusal } from '../documents/refusal'
import { readRelease, parseRemoteEntry, parseShellRelease, type StoredRelease } from '../documents/stored-release'
import type { ShellManifest } from '../documents/shell-manifest'

/** The packages at some pointers. `unreadable` has those that cannot be read, with the reasons. */
export interface PackageSet {
  readonly shell: ShellManifest | null
  readonly remotes: readonly RemoteEntry[]
  readonly unreadable: readonly PackageFault[]
}

/** The requirements on the packages of a channel, for refusals. */
export const FIT_REQUIREMENTS =
  'Every used name exists and is compatible with the contract of the package that uses it. Each address and slot has one owner.'

/** A package that cannot be served, and why. */
export interface PackageFault {
  readonly name: string
  readonly reason: string
}

/** Reads the packages at these pointers. An unreadable package does not affect others. */
export async function readPackages(store: ReleaseStore, pointers: Pointers): Promise<PackageSet> {
  const read = await Promise.all(
    Object.entries(pointers).map(async ([name, version]) => {
      try {
        const release = await readRelease(store, name, version)
        if (!release) throw new Error('the store does not have it')
        return name === SHELL ? { shell: parseShellRelease(release) } : { remote: parseRemoteEntry(release) }
      } catch (error) {
        return { fault: { name, reason: `${name} ${version} cannot be read: ${describeFault(error)}` } }
      }
    }),
  )
  return {
    shell: read.find((one) => one.shell)?.shell ?? null,
    remotes: read.flatMap(({ remote }) => remote ?? []).toSorted((a, b) => a.name.localeCompare(b.name)),
    unreadable: read.flatMap(({ fault }) => fault ?? []),
  }
}

/**
 * All faults of these packages: unreadable ones, contracts, missing names, addresses and slots. `serves`: the calls of
 * the API; without it calls are not compared.
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
  // Claims of a package that cannot be served do not count.
  const faulty = new Set(alone.map(({ name }) => name))
  return [...unreadable, ...alone, ...findClaimFaults(remotes.filter(({ name }) => !faulty.has(name)))]
}

/** A fault for each remote that claims an address or slot with an earlier owner. */
const findClaimFaults = (remotes: readonly RemoteEntry[]): PackageFault[] =>
  findConflicts(remotes).map(({ owners, reason }) => ({ name: owners[1], reason }))

/** A refusal lists this many names, and counts the others. */
const MAX_NAMES = 3

/** Names and calls that the shell and the API offer to packages. */
type ShellContract = Pick<ShellManifest, 'version' | 'contract' | 'provides' | 'slotsSince'> & {
  readonly serves?: readonly string[] | undefined
}

/** Why a package cannot run with this shell and API, or null. */
export function findIncompatibility(
  {
    name,
    version,
    ...needs
  }: Pick<RemoteEntry, 'name' | 'version' | 'contract' | 'uses'> & Partial<Pick<RemoteEntry, 'slots'>>,
  shell: ShellContract,
): PackageFault | null {
  const found = isCompatible(needs, shell)
  if (found.fits) return null
  const versions = `${name} ${version} needs contract ${needs.contract}, and the shell ${shell.version} has ${shell.contract}`
  return { name, reason: [versions, ...reasonsOf(found)].join('; ') }
}

function reasonsOf({ isSilent, missing, changed }: Compatibility): string[] {
  return [
    ...(isSilent ? ['its manifest does not list the names that it uses'] : []),
    ...(missing.length > 0 ? [`it uses ${joinFirst(missing)}, which is not provided`] : []),
    ...(changed.length > 0 ? [`it uses ${joinFirst(changed)}, which changed after its build`] : []),
  ]
}

function joinFirst(names: readonly string[]): string {
  const more = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** The channel of a publication, and the packages that the same step promotes. */
export interface PublishTarget {
  readonly channel: string
  readonly together?: readonly string[]
}

/** Throws a refusal for a release that conflicts with other packages of the channel. */
export async function checkAgainstChannel(
  store: ReleaseStore,
  release: StoredRelease,
  { channel, together = [] }: PublishTarget,
): Promise<void> {
  if (release.name === SHELL) return
  const { shell, remotes } = await readPackages(store, pointersOf(await readMoves(store, channel)))
  if (shell && !together.includes(SHELL)) checkUses(parseRemoteEntry(release), shell)
  checkClaims(
    release,
    remotes.filter(({ name }) => name !== release.name && !together.includes(name)),
  )
}

/** Refuses a remote that uses missing or changed names. A remote for a later contract passes: its shell comes with it. */
function checkUses(remote: RemoteEntry, shell: ShellManifest): void {
  const fault = findIncompatibility(remote, shell)
  if (!fault || !isAtMost(remote.contract, shell.contract)) return
  throw new Refusal(`${remote.name} ${remote.version} uses names that the portal lacks.`, {
    expected: `Names that the shell ${shell.version} provides, and calls that the API serves.`,
    found: `${fault.reason}.`,
    todo: 'Build it against that shell, or promote a shell with these names first.',
  })
}

/** Refuses an address or a slot that another remote owns, or that this remote claims twice. */
function checkClaims(release: StoredRelease, others: readonly RemoteEntry[]): void {
  const found = findConflicts([...others, parseRemoteEntry(release)]).filter(({ owners }) =>
    owners.includes(release.name),
  )
  if (found.length === 0) return
  throw new Refusal(`${release.name} ${release.version} claims an address or a slot that has an owner.`, {
    expected: 'Each address and each slot has one owner.',
    found: `${found.map(({ reason }) => reason).join('; ')}.`,
    todo: 'Remove it from one remote.json. To hand it over, promote the remote that gives it up first.',
  })
}
