import * as v from 'valibot'
import { faultOf, type ReleaseStore } from '../store/store'
import { MOVE_KINDS, stateAfter, stateOf, type Move } from './channel'
import { CHANNELS, jsonOf, parsed } from '../documents/documents'
import { isChannel, shown } from '../documents/names'
import { MOST_USERS } from './preview-limits'
import { LISTED_USER } from './preview-users'
import { ReasonSchema } from './reason'
import { Refusal } from '../documents/refusal'

const DIGITS = 8
/** Steps that are read at once. */
const AT_ONCE = 32

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
          users: v.pipe(v.array(v.pipe(v.string(), v.regex(LISTED_USER))), v.maxLength(MOST_USERS)),
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

export const stepKeyOf = (channel: string, number: number) =>
  `${CHANNELS}/${channel}/${String(number).padStart(DIGITS, '0')}.json`

/** Refuses what is no name of a channel. */
export function checkChannel(channel: string): void {
  if (isChannel(channel)) return
  throw new Refusal(`${shown(channel)} is no name of a channel.`, {
    expected: 'Small letters, digits and hyphens, such as live.',
    found: `${shown(channel)}.`,
    todo: 'Choose another name.',
  })
}

/** The channels that have been moved, by name. */
export const channelsOf = (store: ReleaseStore) => store.list(CHANNELS)

/** The number of a channel's last move; 0 when it was never moved. */
export async function lastNumber(store: ReleaseStore, channel: string): Promise<number> {
  const names = await store.list(`${CHANNELS}/${channel}`)
  return Math.max(0, ...names.filter((name) => /^\d+\.json$/.test(name)).map((name) => Number.parseInt(name, 10)))
}

/** All moves of a channel, the first one first. */
export const readMoves = (store: ReleaseStore, channel: string) => openMoves(store, channel)()

/**
 * Reads a channel's moves again and again, each of them once, and all anew when other keys count. One that cannot be
 * read, or that nobody had the right to make, changes nothing and says why. Throws when there are fewer than there were:
 * numbers only go up.
 */
export function openMoves(store: ReleaseStore, channel: string): () => Promise<readonly Move[]> {
  let moves: readonly Move[] = []
  let epoch = store.epoch?.()
  return async () => {
    const now = store.epoch?.()
    const all = now === epoch ? [...moves] : []
    const last = all.length
    for (const step of last === 0 ? await allSteps(store, channel) : await stepsAfter(store, channel, last)) {
      all.push({ ...step, ...stateAfter(stateOf(all), step) })
    }
    if (all.length < moves.length) throw putBack(all.length, moves.length)
    ;[moves, epoch] = [all, now]
    return moves
  }
}

const putBack = (there: number, followed: number) =>
  new Error(`its last step is ${there}, and ${followed} were followed`)

async function allSteps(store: ReleaseStore, channel: string): Promise<Step[]> {
  const last = await lastNumber(store, channel)
  const steps: Step[] = []
  while (steps.length < last) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - steps.length) }, (_, at) => steps.length + 1 + at)
    const read = await Promise.all(numbers.map((number) => readStep(store, channel, number)))
    steps.push(...read.map((step, at) => step ?? refused(channel, numbers[at] ?? 0, 'it is gone')))
  }
  return steps
}

/** Asks for the next number alone, since a list of all is slow in a bucket and costs. A gap is met at the next start. */
async function stepsAfter(store: ReleaseStore, channel: string, last: number): Promise<Step[]> {
  const [followed, next] = await Promise.all([last, last + 1].map((number) => readStep(store, channel, number)))
  if (!followed) throw putBack(await lastNumber(store, channel), last)
  const steps: Step[] = []
  for (let step = next; step; step = await readStep(store, channel, last + steps.length + 1)) {
    // A folder that nobody may look into has no number that is not there.
    if (step.refused && step.number > (await lastNumber(store, channel))) throw new Error(step.refused)
    steps.push(step)
  }
  return steps
}

/** The step of this number, or null when there is none. */
export async function readStep(store: ReleaseStore, channel: string, number: number): Promise<Step | null> {
  try {
    const content = await store.read(stepKeyOf(channel, number))
    if (!content) return null
    const { schema: _, ...step } = parsed(StepSchema, jsonOf(content))
    if (step.number !== number) throw new Error(`it has the number ${step.number}`)
    return step
  } catch (error) {
    return refused(channel, number, faultOf(error))
  }
}

const refused = (channel: string, number: number, why: string): Step => ({
  number,
  at: '',
  by: '',
  kind: 'promote',
  changes: [],
  refused: `step ${number} of ${channel}: ${why}`,
})

/** A step as it is written: its key in the store, and its content. */
export function documentOf(channel: string, move: Move): [key: string, content: Buffer] {
  const { pointers: _, canaries: __, previews: ___, ...step } = move
  return [stepKeyOf(channel, step.number), Buffer.from(`${JSON.stringify({ schema: 2, ...step }, null, 2)}\n`)]
}

/** Makes this the channel's next move; false when somebody else was faster, and nothing has changed. */
export const tryMove = (store: ReleaseStore, channel: string, move: Move): Promise<boolean> =>
  store.create(...documentOf(channel, move))
