import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { messageOf } from '@portal/domain/unknown'
import { Refusal } from '../releases/documents/refusal'
import {
  PACKAGE_STATUS_PATH,
  PackageStatusSchema,
  type StatusQuery,
  type PackageStatus,
} from '../releases/served/package-status'
import type { ReleaseStore } from '../releases/store/store'
import type { Canary, ChannelState, Move } from '../releases/channel/channel'
import { readMoves } from '../releases/channel/moves'
import { describeKeyRequest } from '../releases/documents/signed-store'
import type { Context } from './context'
import { judgeServing, findPointer, type ServingVerdict, type PackagePointer } from './serving-verdict'

/** Time for a web server's answer. */
const ANSWER_TIMEOUT_MS = 5_000
/** Time until a step must be served, and pauses between requests, which start short. */
const WAIT_MS = 10_000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 500
/** Time in which a newly listed key must count at the portal. */
const LISTED_MS = 5_000
/** Number of agreeing answers in a row, since a balancer may ask another web server each time. */
const AGREEING_ANSWERS = 3
const AGREE_PAUSE_MS = 100

/**
 * Reads a package's status from a portal. Refuses a portal without an answer; `state` tells the user what was written.
 */
async function readStatus(portal: string, name: string, question: StatusQuery, state: string): Promise<PackageStatus> {
  const url = new URL(`${portal.replace(/\/+$/, '')}${PACKAGE_STATUS_PATH}/${name}`)
  for (const [field, value] of Object.entries(question)) if (value) url.searchParams.set(field, String(value))
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
    if (!answer.ok) throw new Error(`it answers ${answer.status}`)
    return v.parse(PackageStatusSchema, await answer.json())
  } catch (error) {
    throw noAnswer(portal, error, state)
  }
}

/** Portal, channel and packages of a query. */
export interface PortalQuery {
  readonly portal: string
  readonly channel: string
  readonly names: readonly string[]
}

/** Refuses a step or release that the portal would ignore, before anything is written [OPEN-196]. */
export async function checkKeyListed(
  { portal, channel, names }: PortalQuery,
  { publicKey, isListed }: Pick<Context, 'publicKey' | 'isListed'>,
): Promise<void> {
  const until = Date.now() + LISTED_MS
  for (const name of names) {
    for (;;) {
      const status = await readStatus(portal, name, { key: await publicKey() }, NOTHING_WRITTEN)
      if (status.channel !== channel) throw anotherChannel(portal, channel, status.channel)
      if (status.mayMove !== false) break
      if (Date.now() > until || !(await isListed(name))) throw unlistedKey(portal, name, await publicKey())
      await delay(LONGEST_PAUSE_MS)
    }
  }
}

/** Writes a step. With a portal, checks its rights before, and waits afterwards until it serves the step. */
export async function moveAndWait(
  { store, ...own }: Pick<Context, 'store' | 'publicKey' | 'isListed'>,
  { portal, ...query }: Omit<PortalQuery, 'portal'> & { readonly portal?: string | undefined },
  act: () => Promise<Move | null>,
): Promise<{ readonly move: Move | null; readonly serving?: readonly ServingReport[] }> {
  if (!portal) return { move: await act() }
  await checkKeyListed({ portal, ...query }, own)
  const move = await act()
  return { move, serving: await waitUntilServed(store, { portal, ...query }) }
}

/** Served and wanted version of a package when a command ends. */
export type ServingReport = PackagePointer & ServingVerdict

/** Served versions of these packages now, beside the versions in the store's last step. */
export async function readServing(
  store: ReleaseStore,
  { portal, channel, names }: PortalQuery,
  state = 'Without --portal you see the versions of the store.',
): Promise<ServingReport[]> {
  const moves = await readMoves(store, channel)
  return Promise.all(
    names.map(async (name) => {
      const pointed = findPointer(moves, name)
      const status = await readStatus(portal, name, { step: pointed.step?.number }, state)
      return { ...pointed, ...judgeServing(pointed, status, channel) }
    }),
  )
}

/** Number of steps that are checked at a portal: the last ones. */
const MAX_STEPS = 50

/** Lists steps that the portal ignores, with the reason. */
export async function listRefusedSteps(
  { portal, channel }: Omit<PortalQuery, 'names'>,
  moves: readonly Move[],
): Promise<readonly string[]> {
  const answers = moves.slice(-MAX_STEPS).map(async ({ number, at, changes: [change] }) => {
    if (!change) return []
    const status = await readStatus(
      portal,
      change.name,
      { step: number },
      'Without --portal you see the history of the store.',
    )
    if (status.channel !== channel) throw anotherChannel(portal, channel, status.channel)
    if (status.requestedStep?.refused) return status.requestedStep.refused
    if (status.requestedStep?.at === at) return []
    return `step ${number} of ${channel}: ${portal} has ${status.requestedStep ? 'another one' : 'none'} of this number`
  })
  return (await Promise.all(answers)).flat()
}

/** Reads the portal's served versions as a channel's state. */
export async function readServedState({ portal, channel, names }: PortalQuery): Promise<ChannelState> {
  const state = { pointers: new Map<string, string>(), canaries: new Map<string, Canary>() }
  for (const name of names) {
    const status = await readStatus(portal, name, {}, 'Without --portal the versions of the store are checked.')
    if (status.channel !== channel) throw anotherChannel(portal, channel, status.channel)
    if (status.version !== null) state.pointers.set(name, status.version)
    if (status.canary) state.canaries.set(name, status.canary)
  }
  return { pointers: Object.fromEntries(state.pointers), canaries: Object.fromEntries(state.canaries) }
}

/** Waits until the portal serves the store's versions. Refuses with the portal's reason when it does not [OPEN-196]. */
async function waitUntilServed(store: ReleaseStore, query: PortalQuery): Promise<ServingReport[]> {
  const until = Date.now() + WAIT_MS
  for (let [agreed, pause] = [0, FIRST_PAUSE_MS]; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const isLast = Date.now() + LONGEST_PAUSE_MS > until
    const serving = await readServing(store, query, STEP_WRITTEN).catch((error: unknown) => {
      if (isLast || !(error instanceof Refusal)) throw error
      return null
    })
    const pending = serving?.filter(({ isServed }) => !isServed)
    agreed = pending?.length === 0 ? agreed + 1 : 0
    if (serving && agreed === AGREEING_ANSWERS) return serving
    if (pending && pending.length > 0 && (isLast || pending.some(({ isFinal }) => isFinal)))
      throw notServed(query, pending)
    await delay(agreed > 0 ? AGREE_PAUSE_MS : pause)
  }
}

const NOTHING_WRITTEN = 'Nothing was written.'
const STEP_WRITTEN = 'The step is written all the same.'

const notServed = ({ portal }: PortalQuery, open: readonly ServingReport[]) =>
  new Refusal(`${open.map(({ name, version }) => `${name} ${version ?? 'gone'}`).join(', ')} is not served.`, {
    expected: `${portal} serves the versions of the store.`,
    found: `${open.map(({ name, served, why }) => `${name}: the portal serves ${served}, because ${why}`).join('; ')}. ${STEP_WRITTEN}`,
    todo: [...new Set(open.flatMap(({ todo }) => todo ?? []))].join(' '),
  })

const noAnswer = (portal: string, error: unknown, state: string) =>
  new Refusal(`${portal} does not say what it serves.`, {
    expected: `The address of a portal, whose web server answers below ${PACKAGE_STATUS_PATH}.`,
    found: `${messageOf(error)}${error instanceof Error && error.cause ? ` (${messageOf(error.cause)})` : ''}. ${state}`,
    todo: 'Correct --portal or RELEASE_PORTAL, or have the portal started. "portal status --portal" asks again.',
  })

const anotherChannel = (portal: string, channel: string, theirs: string) =>
  new Refusal(`${portal} does not follow the channel ${channel}.`, {
    expected: `A portal that follows ${channel}.`,
    found: `It follows ${theirs}. ${NOTHING_WRITTEN}`,
    todo: `Say --channel ${theirs} if that is meant, or give the address of another portal.`,
  })

const unlistedKey = (portal: string, name: string, key: string) =>
  new Refusal(`Your key may not publish or promote ${name}.`, {
    expected: `A key that ${portal} lists for it ("portal keys", or RELEASE_KEYS there): no web server there would follow.`,
    found: `${key}, which it does not list for it. ${NOTHING_WRITTEN}`,
    todo: describeKeyRequest(key, [name]),
  })
