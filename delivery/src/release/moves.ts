import * as v from 'valibot'
import type { ReleaseStore } from '../store/store'
import { pointersOf, type Move } from './channel'
import { shown } from './names'
import { Refusal } from './refusal'
import { jsonOf, parsed } from './stored-release'

/** No package has this name. */
const CHANNELS = 'channels'
const DIGITS = 8

const MoveSchema = v.strictObject({
  schema: v.literal(1),
  number: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  kind: v.picklist(['promote', 'rollback']),
  changes: v.array(v.strictObject({ name: v.string(), from: v.nullable(v.string()), to: v.string() })),
  pointers: v.record(v.string(), v.string()),
})

const keyOf = (channel: string, number: number) => `${CHANNELS}/${channel}/${String(number).padStart(DIGITS, '0')}.json`

/** Refuses what is no name of a channel. */
export function checkChannel(channel: string): void {
  if (/^[a-z][a-z0-9-]{0,30}$/.test(channel)) return
  throw new Refusal(`${shown(channel)} is no name of a channel.`, {
    expected: 'Small letters, digits and hyphens, such as live.',
    found: `${shown(channel)}.`,
    todo: 'Choose another name.',
  })
}

/** The channels that have been moved, by name. */
export const channelsOf = (store: ReleaseStore) => store.list(CHANNELS)

/** Numbers of a channel's moves, in their order. */
async function numbersOf(store: ReleaseStore, channel: string): Promise<number[]> {
  const names = await store.list(`${CHANNELS}/${channel}`)
  return names.filter((name) => /^\d+\.json$/.test(name)).map((name) => Number.parseInt(name, 10))
}

async function readMove(store: ReleaseStore, channel: string, number: number): Promise<Move> {
  const content = await store.read(keyOf(channel, number))
  if (!content) throw new Error(`move ${number} of the channel ${channel} is gone`)
  const { schema: _, ...move } = parsed(MoveSchema, jsonOf(content))
  return move
}

/** The number of a channel's last move; 0 when it was never moved. */
export const lastNumber = async (store: ReleaseStore, channel: string) =>
  Math.max(0, ...(await numbersOf(store, channel)))

/** Where a channel points after this move. */
export const readPointers = async (store: ReleaseStore, channel: string, number: number) =>
  number === 0 ? {} : pointersOf([await readMove(store, channel, number)])

/** All moves of a channel, the first one first. */
export async function readMoves(store: ReleaseStore, channel: string): Promise<Move[]> {
  const numbers = await numbersOf(store, channel)
  return Promise.all(numbers.map((number) => readMove(store, channel, number)))
}

/** Up to so many of a channel's moves that end with this one, the last one first; what cannot be read is left out. */
export async function readBack(store: ReleaseStore, channel: string, number: number, count: number): Promise<Move[]> {
  const numbers = Array.from({ length: Math.min(count, number) }, (_, back) => number - back)
  const read = numbers.map((one) => readMove(store, channel, one).catch(() => null))
  return (await Promise.all(read)).filter((move) => move !== null)
}

/** Makes this the channel's next move; false when somebody else was faster, and nothing has changed. */
export function tryMove(store: ReleaseStore, channel: string, move: Move): Promise<boolean> {
  const text = `${JSON.stringify({ schema: 1, ...move }, null, 2)}\n`
  return store.create(keyOf(channel, move.number), Buffer.from(text))
}
