import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HARBOUR } from '../../test/api'
import { specApi } from '../../test/spec-api'
import { createApp } from '../app'
import { objectStorage } from './storage'

/** With a fake clock that only the tests advance. */
const READING = { patienceMs: 4_000, pauseMs: 5_000 }
const PICTURES = 15

/** A storage that accepts every request but answers none while it hangs. */
class HangingStorage {
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

const api = specApi()
let stand: HangingStorage
let app: ReturnType<typeof createApp>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stand = new HangingStorage()
  const endpoint = await stand.open()
  const storage = objectStorage({ endpoint, bucket: 'portal', accessKey: 'A', secretKey: 's', reading: READING })
  app = createApp({ ...api.deps, storage })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  stand.close()
})

const picture = async (n = 1) => (await app.request(`/api/media/products/p${n}.png`)).status
const pictures = () => Promise.all(Array.from({ length: PICTURES }, (_, n) => picture(n)))
const ALL_REFUSED = Array.from({ length: PICTURES }, () => 503)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** Requests the pictures of a list from a hanging storage until the reads time out. */
async function hang(): Promise<number[]> {
  const shown = pictures()
  await expect.poll(() => stand.asked).toBe(PICTURES)
  await pass(READING.patienceMs)
  return shown
}

describe('a storage that hangs [OPEN-149]', () => {
  test("delays a list's pictures once, and other calls never", async () => {
    const authorization = `Bearer ${await api.identity.token(HARBOUR)}`
    const shown = pictures()
    await expect.poll(() => stand.asked).toBe(PICTURES)
    expect((await app.request('/api/portal/booking?page=1', { headers: { authorization } })).status).toBe(200)
    await pass(READING.patienceMs)
    expect(await shown).toEqual(ALL_REFUSED)

    expect(await pictures()).toEqual(ALL_REFUSED)
    expect(stand.asked).toBe(PICTURES)
  })

  test('is tried once after the pause, and recovers by itself', async () => {
    await hang()
    await pass(READING.pauseMs)
    const trying = picture()
    await expect.poll(() => stand.asked).toBe(PICTURES + 1)
    expect(await Promise.all([picture(), picture()])).toEqual([503, 503])
    await pass(READING.patienceMs)
    expect(await trying).toBe(503)
    expect(stand.asked).toBe(PICTURES + 1)

    stand.isHanging = false
    await pass(READING.pauseMs)
    expect(await picture()).toBe(200)
    expect(await pictures()).toEqual(Array.from({ length: PICTURES }, () => 200))
  })
})
