import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, createCalls } from './calls.fixture'
import { LIMITS } from './limits.data'
import { startTestReleaseApi, type TestReleaseApi, type KeyPair } from './release-api.fixture'

let here: TestReleaseApi
let open: (() => void)[] = []
afterEach(async () => {
  for (const end of open.splice(0)) end()
  await here.close()
})

const { call, publish, release } = createCalls(() => here)

/** A body that begins and then drips at this pace until the test ends. */
function dripping(bytesEach = 1, everyMs = 20): ReadableStream {
  const whole = bodyOf(release())
  return new ReadableStream({
    start: (sent) => {
      let at = 50
      sent.enqueue(whole.subarray(0, at))
      const timer = setInterval(() => sent.enqueue(whole.subarray(at, (at += bytesEach))), everyMs)
      open.push(() => clearInterval(timer))
    },
    cancel: () => undefined,
  })
}
const upload = (version: string, by?: KeyPair) =>
  call('POST', `/releases/mf-a/${version}`, { body: dripping(), ...(by && { by }) })

describe('one key cannot block others [OPEN-239]', () => {
  test('refuses two of four dripping uploads of a key at once, while another team publishes', async () => {
    here = await startTestReleaseApi({ ...LIMITS, paceMs: 3_000 })
    const thief = here.makeKeyPair('thief')
    await here.allow(thief, 'mf-a')
    await expect.poll(async () => (await call('GET', '/names/', { by: thief })).status).toBe(200)
    const four = ['2.0.0', '2.0.1', '2.0.2', '2.0.3'].map((version) => upload(version, thief))
    const first = await Promise.race(four)
    expect(first).toMatchObject({ status: 429, body: { expected: 'At most 2 uploads of one key at the same time.' } })
    expect((await publish()).status).toBe(201)
    expect((await Promise.all(four)).map(({ status }) => status).toSorted()).toEqual([408, 408, 429, 429])
    expect((await upload('2.0.4', thief)).status).toBe(408)
  })

  test('ends a long upload after its time with a sentence, and writes nothing', async () => {
    here = await startTestReleaseApi({ ...LIMITS, uploadMs: 400, paceBytes: 1 })
    const before = await here.listKeys()
    expect(await upload('2.0.0')).toMatchObject({ status: 408, body: { refused: 'The upload took too long.' } })
    expect(await here.listKeys()).toEqual(before)
  })

  test.each(['/channels/live/2', '/releases/mf-a/2.0.0'])(
    'ends a dripping upload to %s with a sentence',
    async (path) => {
      here = await startTestReleaseApi({ ...LIMITS, paceMs: 300 })
      expect(await call('POST', path, { body: dripping() })).toMatchObject({
        status: 408,
        body: { refused: 'The upload was too slow.' },
      })
    },
  )

  test('refuses an unsigned upload before its body, without a slot', async () => {
    here = await startTestReleaseApi({ ...LIMITS, uploads: 1 })
    const ended = await Promise.all(Array.from({ length: 8 }, (_, at) => strangerAt(`/releases/mf-a/2.0.${at}`)))
    for (const text of ended) expect(text).toMatch(/^HTTP\/1.1 401 /)
    expect((await publish()).status).toBe(201)
  })
})

/** The answer to an unsigned upload of a few bytes, once its connection has closed. */
function strangerAt(path: string): Promise<string> {
  return new Promise((resolve) => {
    const { port } = new URL(here.api.url)
    const socket: Socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n12 release`),
    )
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('error', () => undefined).on('close', () => resolve(text))
    open.push(() => socket.destroy())
  })
}
