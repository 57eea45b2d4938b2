import type { ReleaseStore } from '../store/store'
import {
  canaryIn,
  stateOf,
  rollbackVersion,
  versionIn,
  type Canary,
  type Change,
  type ChannelState,
  type Move,
  type Version,
} from '../channel/channel'
import { checkName, checkVersion, SHELL } from '../documents/names'
import type { Reason } from '../channel/reason'
import { Refusal } from '../documents/refusal'
import { checkNewer, checkNoDevVersion, checkPublished, makeStep, type StepRequest, type StepPlan } from './step'

/**
 * Gives a version of a remote to a share of the users, beside the one that all others have; with another share it gives
 * the same version to more of them, or to fewer. null when they have it already.
 */
export async function promoteCanary(
  store: ReleaseStore,
  order: StepRequest & { readonly percent: number; readonly allowsOlder?: boolean; readonly allowsDev?: boolean },
  { name, version }: Version,
): Promise<Move | null> {
  checkName(name)
  checkVersion(version)
  checkIsRemote(name)
  return makeStep(store, order, async (moves) => {
    await checkPublished(store, name, version)
    const state = stateOf(moves)
    const from = versionIn(state.pointers, name)
    if (from === null) throw noStableVersion(name, version, order.channel)
    const { percent } = order
    const canary = canaryIn(state, name)
    const isThere = from === version || (canary?.version === version && canary.percent === percent)
    const changes: Change[] = isThere ? [] : [{ name, from, to: version, percent }]
    if (!order.allowsOlder) checkNewer(changes)
    if (!order.allowsDev) checkNoDevVersion(changes, order.channel)
    return { kind: 'canary', changes }
  })
}

/** The plan that ends a canary: its users get what all others have. */
export const planWithdrawal = ({ pointers }: ChannelState, name: string, { version }: Canary): StepPlan => ({
  kind: 'withdraw',
  changes: [{ name, from: version, to: versionIn(pointers, name) }],
})

/** Ends this very canary, for a reason; null when it is not there any more. */
export async function withdrawCanary(
  store: ReleaseStore,
  order: StepRequest,
  { name, version }: Version,
  reason: Reason,
): Promise<Move | null> {
  return makeStep(store, order, async (moves) => {
    const state = stateOf(moves)
    const canary = canaryIn(state, name)
    if (canary?.version !== version) return { kind: 'withdraw', changes: [] }
    return { ...planWithdrawal(state, name, canary), reason }
  })
}

/** Rolls this version back to its predecessor for all users; null when another version is live by now. */
export async function rollBackVersion(
  store: ReleaseStore,
  order: StepRequest,
  { name, version, stable }: Version & { readonly stable: string },
  reason: Reason,
): Promise<Move | null> {
  return makeStep(store, order, async (moves) => {
    const from = versionIn(stateOf(moves).pointers, name)
    const isThere = from === version && rollbackVersion(moves, name) === stable
    return { kind: 'rollback', changes: isThere ? [{ name, from, to: stable }] : [], reason }
  })
}

/** Records that the guard judged this canary well; null when the canary has ended. */
export async function confirmCanary(
  store: ReleaseStore,
  order: StepRequest,
  { name, version }: Version,
): Promise<Move | null> {
  return makeStep(store, order, async (moves) => {
    const isThere = canaryIn(stateOf(moves), name)?.version === version
    return { kind: 'held', changes: isThere ? [{ name, from: version, to: version }] : [] }
  })
}

/** The shell stands in the page before anybody knows whose page it is. */
function checkIsRemote(name: string): void {
  if (name !== SHELL) return
  throw new Refusal('The shell has no canary.', {
    expected: 'A remote: whose page it is, is known by the shell alone.',
    found: `${name} with a share of the users.`,
    todo: 'Promote the shell for everybody, or try it in another channel.',
  })
}

const noStableVersion = (name: string, version: string, channel: string) =>
  new Refusal(`${name} ${version} cannot be a canary.`, {
    expected: `A version of ${name} in the channel ${channel}, which the other users have.`,
    found: 'None: it was never promoted there.',
    todo: `Promote it for everybody: portal promote ${name} ${version}.`,
  })
