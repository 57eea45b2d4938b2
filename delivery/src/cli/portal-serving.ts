import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { messageOf } from '@portal/domain/unknown'
import { Refusal } from '../releases/documents/refusal'
import { WORD_PATH, WordSchema, type Question, type Word } from '../releases/served/word'
import type { ReleaseStore } from '../releases/store/store'
import type { Canary, ChannelState, Move } from '../releases/channel/channel'
import { readMoves } from '../releases/channel/moves'
import { toBeListed } from '../releases/documents/signed-store'
import type { Context } from './context'
import { judgeServing, findPointer, type ServingVerdict, type PackagePointer } from './serving-verdict'

/** A web server says what it serves within this time. */
const ANSWER_TIMEOUT_MS = 5_000
/** How long a step may take until it is served, and how often that is asked: soon at first. */
const WAIT_MS = 10_000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 500
/** A key that was just listed in the store counts within this time. */
const LISTED_MS = 5_000
/** Behind a balancer another web server answers the next time: so often it is to be served in a row. */
const AGREEING_ANSWERS = 3
const AGREE_PAUSE_MS = 100

/** What the portal at this address says of a package. Refuses where it says nothing, with what has become of the store. */
async function readStatus(portal: string, name: string, question: Question, state: string): Promise<Word> {
  const url = new URL(`${portal.replace(/\/+$/, '')}${WORD_PATH}/${name}`)
  for (const [field, value] of Object.entries(question)) if (value) url.searchParams.set(field, String(value))
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
    if (!answer.ok) throw new Error(`it answers ${answer.status}`)
    return v.parse(WordSchema, await answer.json())
  } catch (error) {
    throw noAnswer(portal, error, state)
  }
}

/** For whom the portal's status is asked. */
export interface PortalQuery {
  readonly portal: string
  readonly channel: string
  readonly names: readonly string[]
}

/** Refuses, before anything is written, a step or a publication that the portal would not follow [OPEN-196]. */
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

/** Makes a step. Where a portal is named, it is asked before whether it would follow, and after until it does. */
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

/** What the portal has serving of each package at last. */
export type ServingReport = PackagePointer & ServingVerdict

/** What the portal says of these packages now, beside what the store points to. */
export async function readServing(
  store: ReleaseStore,
  { portal, channel, names }: PortalQuery,
  state = 'What the store points to is shown without --portal.',
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

/** Steps of a history that a portal is asked about at most: the last ones. */
const MAX_STEPS = 50

/** Which of these steps count for nothing at the portal, and why. */
export async function listRefusedSteps(
  { portal, channel }: Omit<PortalQuery, 'names'>,
  moves: readonly Move[],
): Promise<readonly string[]> {
  const answers = moves.slice(-MAX_STEPS).map(async ({ number, at, changes: [change] }) => {
    if (!change) return []
    const status = await readStatus(portal, change.name, { step: number }, 'The history is shown without --portal.')
    if (status.channel !== channel) throw anotherChannel(portal, channel, status.channel)
    if (status.asked?.refused) return status.asked.refused
    if (status.asked?.at === at) return []
    return `step ${number} of ${channel}: ${portal} has ${status.asked ? 'another one' : 'none'} of this number`
  })
  return (await Promise.all(answers)).flat()
}

/** What the portal serves of these packages, as a channel would point to it. */
export async function readServedState({ portal, channel, names }: PortalQuery): Promise<ChannelState> {
  const state = { pointers: new Map<string, string>(), canaries: new Map<string, Canary>() }
  for (const name of names) {
    const status = await readStatus(portal, name, {}, 'What the store points to is checked without --portal.')
    if (status.channel !== channel) throw anotherChannel(portal, channel, status.channel)
    if (status.version !== null) state.pointers.set(name, status.version)
    if (status.canary) state.canaries.set(name, status.canary)
  }
  return { pointers: Object.fromEntries(state.pointers), canaries: Object.fromEntries(state.canaries) }
}

/** Waits until the portal serves what the store points to. Refuses, with its reason, where it does not [OPEN-196]. */
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

const NOTHING_WRITTEN = 'Nothing of yours was done.'
const STEP_WRITTEN = 'The step is in the store all the same.'

const notServed = ({ portal }: PortalQuery, open: readonly ServingReport[]) =>
  new Refusal(`${open.map(({ name, version }) => `${name} ${version ?? 'gone'}`).join(', ')} is not what is served.`, {
    expected: `${portal} serves what the store points to.`,
    found: `${open.map(({ name, served, why }) => `of ${name} it serves ${served}: ${why}`).join('; ')}. ${STEP_WRITTEN}`,
    todo: [...new Set(open.flatMap(({ todo }) => todo ?? []))].join(' '),
  })

const noAnswer = (portal: string, error: unknown, state: string) =>
  new Refusal(`${portal} does not say what it serves.`, {
    expected: `The address of a portal, whose web server answers below ${WORD_PATH}.`,
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
  new Refusal(`Your key may not publish or move ${name}.`, {
    expected: `A key that ${portal} lists for it ("portal keys", or RELEASE_KEYS there): no web server there would follow.`,
    found: `${key}, which it does not list for it. ${NOTHING_WRITTEN}`,
    todo: toBeListed(key, [name]),
  })
