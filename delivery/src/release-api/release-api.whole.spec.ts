import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stateOf } from '../releases/channel/channel'
import { readMoves } from '../releases/channel/moves'
import { previewUser } from '../releases/channel/previews'
import { readRelease } from '../releases/documents/stored-release'
import { signedStore } from '../releases/documents/signed-store'
import { folderStore } from '../releases/store/folder-store'
import { bodyOf, createCalls, KEY } from './calls.fixture'
import { startTestReleaseApi, type TestReleaseApi } from './release-api.fixture'

let here: TestReleaseApi
beforeEach(async () => {
  here = await startTestReleaseApi()
})
afterEach(() => here.close())

const { call, release, publish, move, step } = createCalls(() => here)
const files = () => [...Object.keys(release().files), 'release-manifest.json'].toSorted()

test('writes a release and a step as they were signed [OPEN-239]', async () => {
  expect(await publish()).toEqual({ status: 201, body: { name: 'mf-a', version: '1.0.0' } })
  expect(await move()).toEqual({ status: 201, body: { channel: 'live', number: 2 } })
  const store = folderStore(here.shop.store.place)
  const moves = await readMoves(signedStore(store, { publishers: null }), 'live')
  expect(moves.at(-1)?.pointers).toEqual({ shell: '1.0.0', 'mf-a': '1.0.0' })
  const { document, files: texts } = release()
  expect(String(await store.read(KEY))).toBe(document)
  for (const [file, text] of Object.entries(texts)) expect(String(await store.read(`mf-a/1.0.0/${file}`))).toBe(text)
  expect(here.log).toEqual([
    'mf-a 1.0.0 was published through the release API',
    'Step 2 of live was written through the release API',
  ])
})

test('finishes a running upload when it stops, then closes its connection [OPEN-148]', async () => {
  const whole = bodyOf(release())
  let finish = () => {}
  const body = new ReadableStream({
    start: (sent) => {
      sent.enqueue(whole.subarray(0, 100))
      finish = () => {
        sent.enqueue(whole.subarray(100))
        sent.close()
      }
    },
  })
  // Opens a connection, which stays open.
  await call('GET', '/health')
  const published = call('POST', '/releases/mf-a/1.0.0', { body })
  await delay(200)
  const stopped = here.api.stop()
  finish()
  expect((await published).status).toBe(201)
  expect(String(await folderStore(here.shop.store.place).read(KEY))).toBe(release().document)
  await stopped
})

test('accepts a preview and its end, but no preview over the time limit [OPEN-276]', async () => {
  await publish()
  await move()
  const store = folderStore(here.shop.store.place)
  const previews = async () => stateOf(await readMoves(signedStore(store, { publishers: null }), 'live')).previews ?? {}
  const preview = (days: number) => ({
    as: 'pr-12',
    users: [previewUser('pr-12', 'ann')],
    until: new Date(Date.now() + days * 86_400_000).toISOString(),
  })
  const stepOf = (kind: string, from: string, to: string | null, days: number) => ({
    kind,
    changes: [{ name: 'mf-a', from, to, preview: preview(days) }],
  })
  const send = (number: number, ...args: Parameters<typeof stepOf>) =>
    move({ body: step(stepOf(...args), number) }, number)
  expect((await send(3, 'preview', '1.0.0', '1.0.0', 15)).status).toBe(422)
  expect((await send(3, 'preview', '1.0.0', '1.0.0', 14)).status).toBe(201)
  expect(await previews()).toMatchObject({ 'pr-12': { name: 'mf-a', version: '1.0.0' } })
  expect((await send(4, 'end-preview', '0.9.0', null, 14)).status).toBe(422)
  expect((await send(4, 'end-preview', '1.0.0', null, 14)).status).toBe(201)
  expect(await previews()).toEqual({})
})

test('accepts three previews of one remote, each with at most 50 users [OPEN-276]', async () => {
  await publish()
  await move()
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const send = (number: number, as: string, count = 50, more = {}) => {
    const users = Array.from({ length: count }, (_, at) => previewUser(as, `user-${at}`))
    const change = { name: 'mf-a', from: '1.0.0', to: '1.0.0', preview: { as, users, until, ...more } }
    return move({ body: step({ kind: 'preview', changes: [change] }, number) }, number)
  }
  expect(await send(3, 'pr-0', 51)).toMatchObject({ status: 400 })
  expect(await send(3, 'pr-0', 0)).toMatchObject({ status: 422 })
  expect(await send(3, 'pr-0', 1, { users: ['a1'] })).toMatchObject({ status: 400 })
  for (const at of [0, 1, 2]) expect((await send(3 + at, `pr-${at}`)).status).toBe(201)
  expect(await send(6, 'one-more')).toMatchObject({
    status: 422,
    body: {
      expected: expect.stringMatching(/^At most 3 previews of one remote/),
      found: expect.stringMatching(/mf-a/),
    },
  })
})

test('names the author of a step or release by its key, not by its own text [OPEN-334]', async () => {
  const claims = { by: 'guard' }
  await publish({ body: bodyOf(release('a', { more: claims })) })
  await move({ body: step(claims) })
  const store = folderStore(here.shop.store.place)
  const { publicKey } = here.team
  const by = async (names?: ReadonlyMap<string, string>) => {
    const read = signedStore(store, { publishers: null, ...(names && { names }) })
    return [(await readMoves(read, 'live')).at(-1)?.by, (await readRelease(read, 'mf-a', '1.0.0'))?.by]
  }
  expect(await by(new Map([[publicKey, 'Team']]))).toEqual(['Team', 'Team'])
  const short = `key …${publicKey.slice(-13)}`
  expect(await by()).toEqual([short, short])
  // The refusal of the repeated step names the author by the store's list of keys.
  const other = await publish({ body: bodyOf(release('other')) })
  expect(other).toMatchObject({ status: 409, body: { found: expect.stringMatching(/^Team published it at /) } })
})

test('answers 409 to a repeated upload and changes nothing [OPEN-239]', async () => {
  await publish()
  await move()
  const before = await here.listKeys()
  expect([(await publish()).status, (await move()).status]).toEqual([409, 409])
  const other = await publish({ body: bodyOf(release('other')) })
  expect(other).toMatchObject({ status: 409, body: { refused: 'mf-a 1.0.0 exists already.' } })
  expect(await here.listKeys()).toEqual(before)
})

test('writes one of two simultaneous uploads and refuses the other [OPEN-239]', async () => {
  const both = ['a', 'b'].map((text) => release(text))
  const answers = await Promise.all(both.map((each) => publish({ body: bodyOf(each) })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, expect.toBeOneOf([409, 429])])
  const won = both[answers.findIndex(({ status }) => status === 201)]
  expect(await here.shop.store.list('mf-a/1.0.0')).toEqual(
    [...Object.keys(won?.files ?? {}), 'release-manifest.json'].toSorted(),
  )
  const moves = await Promise.all([move(), move()])
  expect(moves.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('writes nothing of a broken upload and frees its slot [OPEN-239]', async () => {
  const before = await here.listKeys()
  const whole = bodyOf(release())
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(whole.subarray(0, -3)),
    pull: (controller) => controller.error(new Error('the line is cut')),
  })
  await expect(publish({ body: broken })).rejects.toThrow(/./)
  expect(await here.listKeys()).toEqual(before)
  await expect.poll(async () => (await publish()).status).toBe(201)
})

test('refuses a removed key and frees the versions that it published [OPEN-237, OPEN-239]', async () => {
  const thief = here.makeKeyPair('thief')
  const asThief = async () => (await call('GET', '/names/', { by: thief })).status
  await here.allow(thief, 'mf-a')
  await expect.poll(asThief).toBe(200)
  const planted = bodyOf(release('planted', { by: thief }))
  expect((await publish({ by: thief, body: planted })).status).toBe(201)
  expect((await publish()).status).toBe(409)
  await here.remove(thief)
  await expect.poll(asThief).toBe(403)
  // A listed key cannot send the removed key's document either.
  expect((await publish({ body: planted })).status).toBe(403)
  expect((await publish()).status).toBe(201)
  expect(await here.shop.store.list('mf-a/1.0.0')).toEqual(files())
})

test('lets only publishers read releases, steps and keys, and nobody other objects [OPEN-239]', async () => {
  await publish()
  expect(JSON.parse(String((await call('GET', '/names/')).body))).toEqual(['channels', 'keys', 'mf-a', 'shell'])
  expect((await call('GET', '/names/mf-a')).body).toBe('["1.0.0"]')
  expect((await call('GET', `/documents/${KEY}`)).status).toBe(200)
  expect((await call('GET', `/documents/${KEY}`, { authorization: '' })).status).toBe(401)
  expect((await call('GET', `/documents/${KEY}`, { by: here.makeKeyPair('stranger') })).status).toBe(403)
  expect((await call('GET', '/names/leases')).body).toBe('[]')
  for (const key of ['mf-a/1.0.0/none.js', 'leases/mf-a', 'mf-a/..%2f..%2f..%2frelease-key.pem', 'mf-a/%00', '']) {
    expect([key, (await call('GET', `/documents/${key}`)).status]).toEqual([key, 404])
  }
  expect((await call('PUT', `/documents/${KEY}`)).status).toBe(404)
})
