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
import { judged, pointedTo, type Judgement, type PointedTo } from './judged'

/** A web server says what it serves within this time. */
const ANSWER_MS = 5_000
/** How long a step may take until it is served, and how often that is asked: soon at first. */
const PATIENCE_MS = 10_000
const ASK_SOON_MS = 50
const ASK_EVERY_MS = 500
/** A key that was just listed in the store counts within this time. */
const LISTED_MS = 5_000
/** Behind a balancer another web server answers the next time: so often it is to be served in a row. */
const AGREED = 3
const AGREE_MS = 100

/** What the portal at this address says of a package. Refuses where it says nothing, with what has become of the store. */
async function askPortal(portal: string, name: string, question: StatusQuery, state: string): Promise<PackageStatus> {
  const url = new URL(`${portal.replace(/\/+$/, '')}${PACKAGE_STATUS_PATH}/${name}`)
  for (const [field, value] of Object.entries(question)) if (value) url.searchParams.set(field, String(value))
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) })
    if (!answer.ok) throw new Error(`it answers ${answer.status}`)
    return v.parse(PackageStatusSchema, await answer.json())
  } catch (error) {
    throw silent(portal, error, state)
  }
}

/** For whom the portal's word is asked. */
export interface Asked {
  readonly portal: string
  readonly channel: string
  readonly names: readonly string[]
}

/** Refuses, before anything is written, a step or a publication that the portal would not follow [OPEN-196]. */
export async function checkListened(
  { portal, channel, names }: Asked,
  { publicKey, isListed }: Pick<Context, 'publicKey' | 'isListed'>,
): Promise<void> {
  const until = Date.now() + LISTED_MS
  for (const name of names) {
    for (;;) {
      const word = await askPortal(portal, name, { key: await publicKey() }, UNDONE)
      if (word.channel !== channel) throw anotherChannel(portal, channel, word.channel)
      if (word.mayMove !== false) break
      if (Date.now() > until || !(await isListed(name))) throw unlisted(portal, name, await publicKey())
      await delay(ASK_EVERY_MS)
    }
  }
}

/** Makes a step. Where a portal is named, it is asked before whether it would follow, and after until it does. */
export async function withWord(
  { store, ...own }: Pick<Context, 'store' | 'publicKey' | 'isListed'>,
  { portal, ...asked }: Omit<Asked, 'portal'> & { readonly portal?: string | undefined },
  act: () => Promise<Move | null>,
): Promise<{ readonly move: Move | null; readonly said?: readonly Said[] }> {
  if (!portal) return { move: await act() }
  await checkListened({ portal, ...asked }, own)
  const move = await act()
  return { move, said: await waitUntilServed(store, { portal, ...asked }) }
}

/** What the portal has said of each package at last. */
export type Said = PointedTo & Judgement

/** What the portal says of these packages now, beside what the store points to. */
export async function saidOf(
  store: ReleaseStore,
  { portal, channel, names }: Asked,
  state = 'What the store points to is shown without --portal.',
): Promise<Said[]> {
  const moves = await readMoves(store, channel)
  return Promise.all(
    names.map(async (name) => {
      const pointed = pointedTo(moves, name)
      const word = await askPortal(portal, name, { step: pointed.step?.number }, state)
      return { ...pointed, ...judged(pointed, word, channel) }
    }),
  )
}

/** Steps of a history that a portal is asked about at most: the last ones. */
const STEPS_ASKED = 50

/** Which of these steps count for nothing at the portal, and why. */
export async function refusedThere(
  { portal, channel }: Omit<Asked, 'names'>,
  moves: readonly Move[],
): Promise<readonly string[]> {
  const asked = moves.slice(-STEPS_ASKED).map(async ({ number, at, changes: [change] }) => {
    if (!change) return []
    const word = await askPortal(portal, change.name, { step: number }, 'The history is shown without --portal.')
    if (word.channel !== channel) throw anotherChannel(portal, channel, word.channel)
    if (word.requestedStep?.refused) return word.requestedStep.refused
    if (word.requestedStep?.at === at) return []
    return `step ${number} of ${channel}: ${portal} has ${word.requestedStep ? 'another one' : 'none'} of this number`
  })
  return (await Promise.all(asked)).flat()
}

/** What the portal serves of these packages, as a channel would point to it. */
export async function servedState({ portal, channel, names }: Asked): Promise<ChannelState> {
  const state = { pointers: new Map<string, string>(), canaries: new Map<string, Canary>() }
  for (const name of names) {
    const word = await askPortal(portal, name, {}, 'What the store points to is checked without --portal.')
    if (word.channel !== channel) throw anotherChannel(portal, channel, word.channel)
    if (word.version !== null) state.pointers.set(name, word.version)
    if (word.canary) state.canaries.set(name, word.canary)
  }
  return { pointers: Object.fromEntries(state.pointers), canaries: Object.fromEntries(state.canaries) }
}

/** Waits until the portal serves what the store points to. Refuses, with its reason, where it does not [OPEN-196]. */
async function waitUntilServed(store: ReleaseStore, asked: Asked): Promise<Said[]> {
  const until = Date.now() + PATIENCE_MS
  for (let [agreed, pause] = [0, ASK_SOON_MS]; ; pause = Math.min(2 * pause, ASK_EVERY_MS)) {
    const isLast = Date.now() + ASK_EVERY_MS > until
    const said = await saidOf(store, asked, WRITTEN).catch((error: unknown) => {
      if (isLast || !(error instanceof Refusal)) throw error
      return null
    })
    const open = said?.filter(({ isServed }) => !isServed)
    agreed = open?.length === 0 ? agreed + 1 : 0
    if (said && agreed === AGREED) return said
    if (open && open.length > 0 && (isLast || open.some(({ isFinal }) => isFinal))) throw unserved(asked, open)
    await delay(agreed > 0 ? AGREE_MS : pause)
  }
}

const UNDONE = 'Nothing of yours was done.'
const WRITTEN = 'The step is in the store all the same.'

const unserved = ({ portal }: Asked, open: readonly Said[]) =>
  new Refusal(`${open.map(({ name, version }) => `${name} ${version ?? 'gone'}`).join(', ')} is not what is served.`, {
    expected: `${portal} serves what the store points to.`,
    found: `${open.map(({ name, served, why }) => `of ${name} it serves ${served}: ${why}`).join('; ')}. ${WRITTEN}`,
    todo: [...new Set(open.flatMap(({ todo }) => todo ?? []))].join(' '),
  })

const silent = (portal: string, error: unknown, state: string) =>
  new Refusal(`${portal} does not say what it serves.`, {
    expected: `The address of a portal, whose web server answers below ${PACKAGE_STATUS_PATH}.`,
    found: `${messageOf(error)}${error instanceof Error && error.cause ? ` (${messageOf(error.cause)})` : ''}. ${state}`,
    todo: 'Correct --portal or RELEASE_PORTAL, or have the portal started. "portal status --portal" asks again.',
  })

const anotherChannel = (portal: string, channel: string, theirs: string) =>
  new Refusal(`${portal} does not follow the channel ${channel}.`, {
    expected: `A portal that follows ${channel}.`,
    found: `It follows ${theirs}. ${UNDONE}`,
    todo: `Say --channel ${theirs} if that is meant, or give the address of another portal.`,
  })

const unlisted = (portal: string, name: string, key: string) =>
  new Refusal(`Your key may not publish or promote ${name}.`, {
    expected: `A key that ${portal} lists for it ("portal keys", or RELEASE_KEYS there): no web server there would follow.`,
    found: `${key}, which it does not list for it. ${UNDONE}`,
    todo: describeKeyRequest(key, [name]),
  })
