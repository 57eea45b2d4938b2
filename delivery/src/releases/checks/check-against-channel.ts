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

/** The channel that a release is for, and the packages that are promoted in one step with it. */
export interface PublishTarget {
  readonly channel: string
  readonly together?: readonly string[]
}

/** Refuses what could not go with the other packages of the channel. */
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

/** Refuses a remote that uses what the shell lacks or has changed; one for a later contract goes live with its shell. */
function checkUses(remote: RemoteEntry, shell: ShellManifest): void {
  const misfit = findIncompatibility(remote, shell)
  if (!misfit || !isAtMost(remote.contract, shell.contract)) return
  throw new Refusal(`${remote.name} ${remote.version} uses what the portal does not have.`, {
    expected: `Names that the shell ${shell.version} provides, and calls that the API serves.`,
    found: `${misfit.reason}.`,
    todo: 'Build it again from sources that fit that shell, or promote the shell that has it first.',
  })
}

/** Refuses an address or a slot that another remote of the channel has, or that this one has twice. */
function checkClaims(release: StoredRelease, others: readonly RemoteEntry[]): void {
  const found = findConflicts([...others, parseRemoteEntry(release)]).filter(({ owners }) =>
    owners.includes(release.name),
  )
  if (found.length === 0) return
  throw new Refusal(`${release.name} ${release.version} claims what is taken.`, {
    expected: 'Each address and each slot has one owner.',
    found: `${found.map(({ reason }) => reason).join('; ')}.`,
    todo: 'Take it out of one remote.json. Who gives one away is promoted first.',
  })
}
