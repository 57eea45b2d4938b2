import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { PRIVATE, anotherPet, line, owner } from '../../backend/test/booking'

const WRITERS = 4
/** Timeout of a page's request, and pause before its retry. */
const [PAGE_MS, AGAIN_MS] = [15_000, 250]

/** Creates and reads bookings until `stop`. A booking is retried with the same key until it is acknowledged. */
export async function startCallers(url: string, token: () => Promise<string>) {
  // Each booking has a unique pet name.
  const acknowledged: { readonly id: unknown; readonly pet: string; readonly at: number }[] = []
  const reads: { readonly isGood: boolean; readonly at: number }[] = []
  const over = new AbortController()
  const isOver = () => over.signal.aborted
  /** Status 0 without an answer. */
  const call = async (path: string, write: RequestInit = {}, headers: Readonly<Record<string, string>> = {}) => {
    const signal = AbortSignal.timeout(PAGE_MS)
    const authorization = `Bearer ${await token()}`
    return fetch(`${url}/portal/${path}`, { ...write, headers: { authorization, ...headers }, signal })
      .then(async (answer) => ({ status: answer.status, body: await answer.json() }))
      .catch(() => ({ status: 0, body: null }))
  }
  const services = (await call('vet/service_types')).body
  const service = services.find(({ name }: { name: string }) => name === PRIVATE)

  const book = async () => {
    const pet = anotherPet()
    const booking = { vet_staff_c: 'Kim', owner, pet, service_type: service, quoted_products: [line('fur-locket')] }
    const write = { method: 'POST', body: JSON.stringify(booking) }
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    let answer = await call('booking', write, headers)
    for (; answer.status !== 201 && !isOver(); answer = await call('booking', write, headers)) await delay(AGAIN_MS)
    if (answer.status !== 201) return
    acknowledged.push({ id: answer.body.id, pet: pet.last_name, at: performance.now() })
  }
  const read = async () => {
    const { status } = await call('booking?page=1')
    reads.push({ isGood: status === 200, at: performance.now() })
    await delay(AGAIN_MS / 5)
  }
  const repeat = async (work: () => Promise<void>) => {
    while (!isOver()) await work()
  }
  const ended = Promise.all([repeat(read), ...Array.from({ length: WRITERS }, () => repeat(book))])
  const stop = () => {
    over.abort()
    return ended.then(() => ({ acknowledged, reads }))
  }
  return { stop }
}
