import { isAtMost, type RemoteEntry } from '@portal/federation/host'
import type { ReleaseStore } from '../store/store'
import { findConflicts } from './claims'
import { findIncompatibility, readPackages } from './compatibility'
import { pointersOf } from '../channel/channel'
import { readMoves } from '../channel/moves'
import { SHELL } from '../documents/names'
import { Refusal } from '../documents/refusal'
import type { ShellManifest } from '../documents/shell-manifest'
import { parseRemoteEntry, type StoredRelease } from '../documents/stored-release'

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
