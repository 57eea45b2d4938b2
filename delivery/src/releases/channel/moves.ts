import * as v from 'valibot'
import { describeFault, type ReleaseStore } from '../store/store'
import { MOVE_KINDS, applyMove, stateOf, type Move } from './channel'
import { CHANNELS, parseJson, parseDocument } from '../documents/documents'
import { isChannelName, quoteInput } from '../documents/names'
import { MAX_PREVIEW_USERS, PREVIEW_NAME, PREVIEW_USER } from './previews'
import { ReasonSchema } from './reason'
import { Refusal } from '../documents/refusal'

const DIGITS = 8
const CONCURRENT_READS = 32

const StepSchema = v.strictObject({
  schema: v.literal(2),
  number: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** After reading: the name of the signer. */
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
/** A step as it is stored. The state after it follows from all steps. */
export type Step = Omit<Move, 'pointers' | 'canaries' | 'previews'>

export const stepKey = (channel: string, number: number) =>
  `${CHANNELS}/${channel}/${String(number).padStart(DIGITS, '0')}.json`

/** Throws a refusal for an invalid name of a channel. */
export function checkChannelName(channel: string): void {
  if (isChannelName(channel)) return
  throw new Refusal(`${quoteInput(channel)} is not a valid channel name.`, {
    expected: 'Lowercase letters, digits and hyphens, such as live.',
    found: `${quoteInput(channel)}.`,
    todo: 'Choose another name.',
  })
}

/** Names of all channels that have a step. */
export const listChannels = (store: ReleaseStore) => store.list(CHANNELS)

/** The number of a channel's last step, 0 without one. */
export async function readLastNumber(store: ReleaseStore, channel: string): Promise<number> {
  const names = await store.list(`${CHANNELS}/${channel}`)
  return Math.max(0, ...names.filter((name) => /^\d+\.json$/.test(name)).map((name) => Number.parseInt(name, 10)))
}

/** All steps of a channel, oldest first. */
export const readMoves = (store: ReleaseStore, channel: string) => openMoveReader(store, channel)()

/**
 * Returns a function that reads a channel's steps. It reads each step once, and all of them again after a change of
 * keys. An unreadable or unauthorised step changes nothing and has `refused`. Throws when steps have disappeared.
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

const storeWasRestored = (last: number, known: number) =>
  new Error(`its last step is ${last}, but this server has read ${known} steps`)

async function readAllSteps(store: ReleaseStore, channel: string): Promise<Step[]> {
  const last = await readLastNumber(store, channel)
  const steps: Step[] = []
  while (steps.length < last) {
    const numbers = Array.from(
      { length: Math.min(CONCURRENT_READS, last - steps.length) },
      (_, at) => steps.length + 1 + at,
    )
    const read = await Promise.all(numbers.map((number) => readStep(store, channel, number)))
    steps.push(...read.map((step, at) => step ?? refusedStep(channel, numbers[at] ?? 0, 'the step is missing')))
  }
  return steps
}

/** Reads only the next numbers, because listing a bucket is slow and costs money. The next start finds gaps. */
async function readStepsAfter(store: ReleaseStore, channel: string, last: number): Promise<Step[]> {
  const [known, next] = await Promise.all([last, last + 1].map((number) => readStep(store, channel, number)))
  if (!known) throw storeWasRestored(await readLastNumber(store, channel), last)
  const steps: Step[] = []
  for (let step = next; step; step = await readStep(store, channel, last + steps.length + 1)) {
    // In a folder without read rights every number fails, so the loop would not end.
    if (step.refused && step.number > (await readLastNumber(store, channel))) throw new Error(step.refused)
    steps.push(step)
  }
  return steps
}

/** The step of this number, or null. */
export async function readStep(store: ReleaseStore, channel: string, number: number): Promise<Step | null> {
  try {
    const content = await store.read(stepKey(channel, number))
    if (!content) return null
    const { schema: _, ...step } = parseDocument(StepSchema, parseJson(content))
    if (step.number !== number) throw new Error(`its document has the number ${step.number}`)
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

/** A step's key in the store and its content. */
export function moveDocument(channel: string, move: Move): [key: string, content: Buffer] {
  const { pointers: _, canaries: __, previews: ___, ...step } = move
  return [stepKey(channel, step.number), Buffer.from(`${JSON.stringify({ schema: 2, ...step }, null, 2)}\n`)]
}

/** Writes a step; false if another step already has its number. */
export const writeMove = (store: ReleaseStore, channel: string, move: Move): Promise<boolean> =>
  store.create(...moveDocument(channel, move))
