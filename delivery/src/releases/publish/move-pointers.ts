import type { ReleaseStore } from '../store/store'
import {
  canaryIn,
  planChanges,
  pointersOf,
  stateOf,
  rollbackVersion,
  versionIn,
  type Change,
  type Move,
  type Version,
} from '../channel/channel'
import { planWithdrawal } from './canary'
import { checkName, checkVersion, SHELL } from '../documents/names'
import { Refusal } from '../documents/refusal'
import { checkNewer, checkNoDevVersion, checkPublished, makeStep, type StepRequest } from './step'

/** An order to promote, with what would be refused unless it is meant. */
interface PromotionRequest extends StepRequest {
  readonly allowsOlder?: boolean
  readonly allowsDev?: boolean | undefined
  /** Remotes that the new shell stops. */
  readonly stops?: readonly string[] | undefined
}

/**
 * Points a channel to these versions, all in one step; null when it does so already. An older version than what it
 * points to is refused, unless it is meant.
 */
export async function promote(
  store: ReleaseStore,
  order: PromotionRequest,
  wanted: readonly Version[],
): Promise<Move | null> {
  for (const { name, version } of wanted) {
    checkName(name)
    checkVersion(version)
  }
  return makeStep(store, order, async (moves) => {
    for (const { name, version } of wanted) await checkPublished(store, name, version)
    const changes = planChanges(pointersOf(moves), wanted)
    if (!order.allowsOlder) checkNewer(changes)
    if (!order.allowsDev) checkNoDevVersion(changes, order.channel)
    checkStops(changes, order.stops)
    return { kind: 'promote', changes, ...(order.stops && { stops: order.stops }) }
  })
}

/** Only a new shell stops remotes. */
function checkStops(changes: readonly Change[], stops: readonly string[] | undefined): void {
  if (!stops || changes.some(({ name }) => name === SHELL)) return
  throw new Refusal('Nothing but a new shell stops a remote.', {
    expected: 'A promotion of the shell.',
    found: `${changes.map(({ name }) => name).join(', ') || 'No change'}, with --stops ${stops.join(',')}.`,
    todo: 'Leave --stops away. A remote is taken out with "portal remove".',
  })
}

/**
 * Points a channel back to what it pointed to before this package was promoted. Where it has a canary, that alone goes:
 * all get what the others have.
 */
export async function rollback(store: ReleaseStore, order: StepRequest, name: string): Promise<Move | null> {
  checkName(name)
  return makeStep(store, order, async (moves) => {
    const canary = canaryIn(stateOf(moves), name)
    if (canary) return planWithdrawal(stateOf(moves), name, canary)
    const to = rollbackVersion(moves, name)
    const from = versionIn(pointersOf(moves), name)
    if (to === null) throw noEarlierVersion(name, from, order.channel)
    await checkPublished(store, name, to)
    return { kind: 'rollback', changes: [{ name, from, to }] }
  })
}

const noEarlierVersion = (name: string, from: string | null, channel: string) =>
  new Refusal(`${name} cannot be rolled back in the channel ${channel}.`, {
    expected: 'A version that the channel pointed to before.',
    found:
      from === null
        ? `${name} was never promoted there.`
        : `${from} is the first one, or all before it were rolled back or removed.`,
    todo: `Look at "portal history ${name}", or promote a version.`,
  })

/** Takes a remote out of a channel, with its canary: no page knows it any more. A rollback brings it back. */
export async function removeRemote(store: ReleaseStore, order: StepRequest, name: string): Promise<Move | null> {
  checkName(name)
  if (name === SHELL) {
    throw new Refusal('The shell cannot be removed.', {
      expected: 'A remote: without a shell there is no page.',
      found: `${name}.`,
      todo: 'Promote another version of it, or roll it back.',
    })
  }
  return makeStep(store, order, async (moves) => {
    const from = versionIn(pointersOf(moves), name)
    return { kind: 'remove', changes: from === null ? [] : [{ name, from, to: null }] }
  })
}
