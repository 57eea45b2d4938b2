import type { ReleaseStore } from '../store/store'
import { canaryIn, stateOf, rollbackVersion, versionIn, type Change, type Move, type Version } from '../channel/channel'
import { checkName, checkVersion, SHELL } from '../documents/names'
import type { Reason } from '../channel/reason'
import { Refusal } from '../documents/refusal'
import { checkPublished, makeStep, type StepRequest } from './make-step'
import { checkNewer, checkNoDevVersion, planWithdrawal } from './move-pointers'

/** Makes a version of a remote a canary, or changes its share. Returns null if nothing changes. */
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

/** Ends this canary, with a reason; null if it has ended. */
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

/** Rolls this version back to `stable` for all users; null if the channel has moved since. */
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

/** Records that the guard confirmed this canary; null if it has ended. */
export async function confirmCanary(
  store: ReleaseStore,
  order: StepRequest,
  { name, version }: Version,
): Promise<Move | null> {
  return makeStep(store, order, async (moves) => {
    const isThere = canaryIn(stateOf(moves), name)?.version === version
    return { kind: 'confirm', changes: isThere ? [{ name, from: version, to: version }] : [] }
  })
}

/** Refuses a canary of the shell, because the page loads the shell before it knows its user. */
function checkIsRemote(name: string): void {
  if (name !== SHELL) return
  throw new Refusal('The shell cannot be a canary.', {
    expected: 'A remote. A page loads the shell before it knows its user.',
    found: `${name} with a share of the users.`,
    todo: 'Promote the shell for all users, or test it in another channel.',
  })
}

const noStableVersion = (name: string, version: string, channel: string) =>
  new Refusal(`${name} ${version} cannot be a canary.`, {
    expected: `A version of ${name} in the channel ${channel} for the other users.`,
    found: `${name} was never promoted there.`,
    todo: `Promote it for all users: portal promote ${name} ${version}.`,
  })
