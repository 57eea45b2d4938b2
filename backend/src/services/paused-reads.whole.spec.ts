import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HARBOUR, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { createApp } from '../http/app'
import { objectStorage } from './storage'

const READING = { patienceMs: 150, pauseMs: 400 }
const PICTURES = 15

/** A storage that takes every request and, while it hangs, answers none. */
class Stand {
  isHanging = true
  asked = 0
  readonly #held: ServerResponse[] = []
  readonly #server: Server = createServer((_, outgoing) => {
    this.asked++
    if (this.isHanging) return void this.#held.push(outgoing)
    outgoing.writeHead(200, { 'content-type': 'image/png' }).end('picture')
  })

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

let api: TestApi
let stand: Stand
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stand = new Stand()
  const endpoint = await stand.open()
  const storage = objectStorage({ endpoint, bucket: 'portal', accessKey: 'A', secretKey: 's', reading: READING })
  app = createApp({ ...api.deps, storage })
})
afterEach(() => {
  vi.restoreAllMocks()
  stand.close()
})

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const since = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - since }
}
const picture = async (n = 1) => (await app.request(`/api/media/products/p${n}.png`)).status
const pictures = () => Promise.all(Array.from({ length: PICTURES }, (_, n) => picture(n)))
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a storage that hangs [OPEN-149]', () => {
  test("costs a list's pictures one short wait, then nothing, and its other calls nothing at all", async () => {
    const authorization = `Bearer ${await api.identity.token(HARBOUR)}`
    const list = async () => app.request('/api/portal/booking?page=1', { headers: { authorization } })
    const alone = await timed(list)
    const [shown, beside] = await Promise.all([timed(pictures), timed(list)])
    expect(shown.answer).toEqual(Array.from({ length: PICTURES }, () => 503))
    expect(shown.ms).toBeLessThan(1_000)
    expect([alone.answer.status, beside.answer.status]).toEqual([200, 200])
    expect(beside.ms).toBeLessThan(alone.ms + READING.patienceMs)

    const askedBefore = stand.asked
    const again = await timed(pictures)
    expect(again.answer).toContain(503)
    expect(again.ms).toBeLessThan(READING.patienceMs)
    expect(stand.asked).toBe(askedBefore)
  })

  test('is asked once after the pause, by one read alone, and comes back by itself', async () => {
    await pictures()
    await pass(READING.pauseMs + 50)
    const before = stand.asked
    const [, others] = await Promise.all([picture(), timed(() => Promise.all([picture(), picture()]))])
    expect(others).toMatchObject({ answer: [503, 503] })
    expect(others.ms).toBeLessThan(READING.patienceMs)
    // The library's own second try belongs to the same read.
    expect(stand.asked - before).toBeLessThanOrEqual(2)

    stand.isHanging = false
    await pass(READING.pauseMs + 50)
    expect(await picture()).toBe(200)
    expect(await pictures()).toEqual(Array.from({ length: PICTURES }, () => 200))
  })

  test('is told in the log when it pauses and when it is back, not once for each picture', async () => {
    await pictures()
    const said = vi.mocked(console.error).mock.calls.length
    await pictures()
    expect(vi.mocked(console.error).mock.calls).toHaveLength(said)
    stand.isHanging = false
    await pass(READING.pauseMs + 50)
    await picture()
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
    expect(lines.filter((line) => line.includes('nothing is read for'))).toHaveLength(1)
    expect(lines.at(-1)).toBe('storage: answers again')
  })
})
