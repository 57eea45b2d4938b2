import * as v from 'valibot'
import { describeFault, type ReleaseStore } from '../store/store'
import { MOVE_KINDS, applyMove, stateOf, type Move } from './channel'
import { CHANNELS, parseJson, parseDocument } from '../documents/documents'
import { isChannelName, quoteInput } from '../documents/names'
import { MAX_PREVIEW_USERS } from './preview-limits'
import { PREVIEW_USER } from './preview-users'
import { ReasonSchema } from './reason'
import { Refusal } from '../documents/refusal'

const DIGITS = 8
/** Steps that are read at once. */
const CONCURRENT_READS = 32

/** What a preview may be called. */
export const PREVIEW_NAME = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/

const StepSchema = v.strictObject({
  schema: v.literal(2),
  number: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** As it is read: who has signed. */
  by: v.string(),
  kind: v.picklist(MOVE_KINDS),
  changes: v.array(
    v.strictObject({
      name: v.string(),
      from: v.nullable(v.string()),
      to: v.nullable(v.string()),
      percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
      preview: v.optional(
        v.strictObject({
          as: v.pipe(v.string(), v.regex(PREVIEW_NAME)),
          users: v.pipe(v.array(v.pipe(v.string(), v.regex(PREVIEW_USER))), v.maxLength(MAX_PREVIEW_USERS)),
          until: v.pipe(v.string(), v.isoTimestamp()),
        }),
      ),
    }),
  ),
  stops: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
  reason: v.optional(ReasonSchema),
})
/** A step as it is written: where all points after it follows from the steps before. */
export type Step = Omit<Move, 'pointers' | 'canaries' | 'previews'>

export const stepKey = (channel: string, number: number) =>
  `${CHANNELS}/${channel}/${String(number).padStart(DIGITS, '0')}.json`

/** Refuses what is no name of a channel. */
export function checkChannelName(channel: string): void {
  if (isChannelName(channel)) return
  throw new Refusal(`${quoteInput(channel)} is no name of a channel.`, {
    expected: 'Small letters, digits and hyphens, such as live.',
    found: `${quoteInput(channel)}.`,
    todo: 'Choose another name.',
  })
}

/** The channels that have been moved, by name. */
export const listChannels = (store: ReleaseStore) => store.list(CHANNELS)

/** The number of a channel's last move; 0 when it was never moved. */
export async function readLastNumber(store: ReleaseStore, channel: string): Promise<number> {
  const names = await store.list(`${CHANNELS}/${channel}`)
  return Math.max(0, ...names.filter((name) => /^\d+\.json$/.test(name)).map((name) => Number.parseInt(name, 10)))
}

/** All moves of a channel, the first one first. */
export const readMoves = (store: ReleaseStore, channel: string) => openMoveReader(store, channel)()

/**
 * Reads a channel's moves again and again, each of them once, and all anew when other keys count. One that cannot be
 * read, or that nobody had the right to make, changes nothing and says why. Throws when there are fewer than there were:
 * numbers only go up.
 */
export function openMoveReader(store: ReleaseStore, channel: string): () => Promise<readonly Move[]> {
  let moves: readonly Move[] = []
  let epoch = store.keyEpoch?.()
  return async () => {
    const now = store.keyEpoch?.()
    const all = now === epoch ? [...moves] : []
    const last = all.length
    for (const step of last === 0 ? await readAllSteps(store, channel) : await readStepsAfter(store, channel, last)) {
      all.push({ ...step, ...applyMove(stateOf(all), step) })
    }
    if (all.length < moves.length) throw storeWasRestored(all.length, moves.length)
    ;[moves, epoch] = [all, now]
    return moves
  }
}

const storeWasRestored = (there: number, followed: number) =>
  new Error(`its last step is ${there}, and ${followed} were followed`)

async function readAllSteps(store: ReleaseStore, channel: string): Promise<Step[]> {
  const last = await readLastNumber(store, channel)
  const steps: Step[] = []
  while (steps.length < last) {
    const numbers = Array.from(
      { length: Math.min(CONCURRENT_READS, last - steps.length) },
      (_, at) => steps.length + 1 + at,
    )
    const read = await Promise.all(numbers.map((number) => readStep(store, channel, number)))
    steps.push(...read.map((step, at) => step ?? refusedStep(channel, numbers[at] ?? 0, 'it is gone')))
  }
  return steps
}

/** Asks for the next number alone, since a list of all is slow in a bucket and costs. A gap is met at the next start. */
async function readStepsAfter(store: ReleaseStore, channel: string, last: number): Promise<Step[]> {
  const [followed, next] = await Promise.all([last, last + 1].map((number) => readStep(store, channel, number)))
  if (!followed) throw storeWasRestored(await readLastNumber(store, channel), last)
  const steps: Step[] = []
  for (let step = next; step; step = await readStep(store, channel, last + steps.length + 1)) {
    // A folder that nobody may look into has no number that is not there.
    if (step.refused && step.number > (await readLastNumber(store, channel))) throw new Error(step.refused)
    steps.push(step)
  }
  return steps
}

/** The step of this number, or null when there is none. */
export async function readStep(store: ReleaseStore, channel: string, number: number): Promise<Step | null> {
  try {
    const content = await store.read(stepKey(channel, number))
    if (!content) return null
    const { schema: _, ...step } = parseDocument(StepSchema, parseJson(content))
    if (step.number !== number) throw new Error(`it has the number ${step.number}`)
    return step
  } catch (error) {
    return refusedStep(channel, number, describeFault(error))
  }
}

const refusedStep = (channel: string, number: number, why: string): Step => ({
  number,
  at: '',
  by: '',
  kind: 'promote',
  changes: [],
  refused: `step ${number} of ${channel}: ${why}`,
})

/** A step as it is written: its key in the store, and its content. */
export function moveDocument(channel: string, move: Move): [key: string, content: Buffer] {
  const { pointers: _, canaries: __, previews: ___, ...step } = move
  return [stepKey(channel, step.number), Buffer.from(`${JSON.stringify({ schema: 2, ...step }, null, 2)}\n`)]
}

/** Makes this the channel's next move; false when somebody else was faster, and nothing has changed. */
export const writeMove = (store: ReleaseStore, channel: string, move: Move): Promise<boolean> =>
  store.create(...moveDocument(channel, move))
