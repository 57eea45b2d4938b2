import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { median, printResults } from '../figures'
import { newBooking, practiceOf, randomRead } from './mix'
import type { ReadKind } from './mix'
import { pick, withBackend } from './with-backend'
import type { Bench } from './with-backend'

/** Limits of the portal's median time, as multiples of the plain server's. */
const MAX_RATIO: Readonly<Record<ReadKind, number>> = { list: 8, one: 5, search: 8 }
/** Reads before the measurement, in which connections plan their statements. */
const WARM_UP_READS = 200
const CREATES = 50

const { values } = parseArgs({
  options: { bookings: { type: 'string', default: '20000' }, reads: { type: 'string', default: '2000' } },
})

/** `npm run bench:api` compares the portal's API with a plain server on the same database. Returns whether all limits are met. */
async function measure(bench: Bench): Promise<boolean> {
  await measureReads(bench, WARM_UP_READS)
  const reads = await measureReads(bench, Number(values.reads))
  const ratios = Object.entries(MAX_RATIO).map(([of, most]) => {
    const ofKind = reads.filter(({ kind }) => kind === of)
    const [portal, plain] = [median(ofKind.map((read) => read.portal)), median(ofKind.map((read) => read.plain))]
    console.log(`${of}: median ${portal.toFixed(1)} ms, plain server ${plain.toFixed(1)} ms`)
    return { name: 'median ÷ plain server', of, measured: portal / plain, most }
  })
  const lost = {
    name: 'bookings answered and not there',
    of: `of ${CREATES}`,
    measured: await countLost(bench),
    most: 0,
  }
  return printResults([...ratios, lost])
}

/** Sends each read to both servers in turn, so that a busy moment of the machine slows both. */
async function measureReads({ portal, plain, world, tokenOf }: Bench, count: number) {
  const reads: { kind: ReadKind; portal: number; plain: number }[] = []
  while (reads.length < count) {
    const { kind, user, path } = randomRead(world)
    reads.push({
      kind,
      portal: await timeOf(portal + path, tokenOf(user)),
      plain: await timeOf(plain + path, practiceOf(user)),
    })
  }
  return reads
}

/** Milliseconds until the whole answer. Throws for another status than 200. */
async function timeOf(url: string, token: string): Promise<number> {
  const since = performance.now()
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`)
  return performance.now() - since
}

/** Creates bookings in parallel; returns the number of acknowledged ones that the database lacks. */
async function countLost({ portal, world, tokenOf, countBookings }: Bench): Promise<number> {
  const before = await countBookings()
  const answers = await Promise.all(
    Array.from({ length: CREATES }, () => {
      const user = pick(world.users)
      const headers = {
        authorization: `Bearer ${tokenOf(user)}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      return fetch(`${portal}/portal/booking`, { method: 'POST', headers, body: newBooking(user) })
    }),
  )
  const made = answers.filter(({ status }) => status === 201).length
  if (made < CREATES) throw new Error(`${CREATES - made} of ${CREATES} bookings were refused`)
  return made - ((await countBookings()) - before)
}

process.exit((await withBackend(Number(values.bookings), measure)) ? 0 : 1)
