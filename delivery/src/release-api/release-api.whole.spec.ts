import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stateOf } from '../releases/channel/channel'
import { readMoves } from '../releases/channel/moves'
import { previewUser } from '../releases/channel/preview-users'
import { readRelease } from '../releases/documents/stored-release'
import { signedStore } from '../releases/documents/signed-store'
import { folderStore } from '../releases/store/folder-store'
import { bodyOf, callsOf, KEY } from './calls.fixture'
import { premises, type Premises } from './release-api.fixture'

let here: Premises
beforeEach(async () => {
  here = await premises()
})
afterEach(() => here.close())

const { call, release, publish, move, step } = callsOf(() => here)
const files = () => [...Object.keys(release().files), 'release-manifest.json'].toSorted()

test('a release and a step are taken as they were signed [OPEN-239]', async () => {
  expect(await publish()).toEqual({ status: 201, said: { name: 'mf-a', version: '1.0.0' } })
  expect(await move()).toEqual({ status: 201, said: { channel: 'live', number: 2 } })
  const store = folderStore(here.shop.store.place)
  const moves = await readMoves(signedStore(store, { publishers: null }), 'live')
  expect(moves.at(-1)?.pointers).toEqual({ shell: '1.0.0', 'mf-a': '1.0.0' })
  const { document, files: texts } = release()
  expect(String(await store.read(KEY))).toBe(document)
  for (const [file, text] of Object.entries(texts)) expect(String(await store.read(`mf-a/1.0.0/${file}`))).toBe(text)
  expect(here.said).toEqual([
    'mf-a 1.0.0 was published through the release API',
    'Step 2 of live was made through the release API',
  ])
})

test('a release that is under way when it stops is taken, and the connection it came by ends with it [OPEN-148]', async () => {
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
  // By a connection that is there.
  await call('GET', '/health')
  const published = call('POST', '/releases/mf-a/1.0.0', { body })
  await delay(200)
  const stopped = here.api.stop()
  finish()
  expect((await published).status).toBe(201)
  expect(String(await folderStore(here.shop.store.place).read(KEY))).toBe(release().document)
  await stopped
})

test('a preview and its end are taken, by nobody else for longer than it may last [OPEN-276]', async () => {
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
  const send = (number: number, ...words: Parameters<typeof stepOf>) =>
    move({ body: step(stepOf(...words), number) }, number)
  expect((await send(3, 'preview', '1.0.0', '1.0.0', 15)).status).toBe(422)
  expect((await send(3, 'preview', '1.0.0', '1.0.0', 14)).status).toBe(201)
  expect(await previews()).toMatchObject({ 'pr-12': { name: 'mf-a', version: '1.0.0' } })
  expect((await send(4, 'end-preview', '0.9.0', null, 14)).status).toBe(422)
  expect((await send(4, 'end-preview', '1.0.0', null, 14)).status).toBe(201)
  expect(await previews()).toEqual({})
})

test('of four previews of one remote three are taken, of 50 users at most [OPEN-276]', async () => {
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
    said: {
      expected: expect.stringMatching(/^At most 3 previews of one remote/),
      found: expect.stringMatching(/mf-a/),
    },
  })
})

test('who has made a step or a release is told by the key that signed it, whatever it says itself [OPEN-334]', async () => {
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
  // The refusal of the same step goes by the list of the store.
  const other = await publish({ body: bodyOf(release('other')) })
  expect(other).toMatchObject({ status: 409, said: { found: expect.stringMatching(/^Team published it at /) } })
})

test('what was sent before, once more, is 409, and changes nothing [OPEN-239]', async () => {
  await publish()
  await move()
  const before = await here.everything()
  expect([(await publish()).status, (await move()).status]).toEqual([409, 409])
  const other = await publish({ body: bodyOf(release('other')) })
  expect(other).toMatchObject({ status: 409, said: { refused: 'mf-a 1.0.0 is there already.' } })
  expect(await here.everything()).toEqual(before)
})

test('of two at once one is there, whole, and the other is told [OPEN-239]', async () => {
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

test('a connection that breaks in the middle leaves nothing, and its place is free again [OPEN-239]', async () => {
  const before = await here.everything()
  const whole = bodyOf(release())
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(whole.subarray(0, -3)),
    pull: (controller) => controller.error(new Error('the line is cut')),
  })
  await expect(publish({ body: broken })).rejects.toThrow(/./)
  expect(await here.everything()).toEqual(before)
  await expect.poll(async () => (await publish()).status).toBe(201)
})

test('a key that is taken out is refused, and the number of what it published is free [OPEN-237, OPEN-239]', async () => {
  const thief = here.somebody('thief')
  const asThief = async () => (await call('GET', '/names/', { by: thief })).status
  await here.allow(thief, 'mf-a')
  await expect.poll(asThief).toBe(200)
  const planted = bodyOf(release('planted', { by: thief }))
  expect((await publish({ by: thief, body: planted })).status).toBe(201)
  expect((await publish()).status).toBe(409)
  await here.remove(thief)
  await expect.poll(asThief).toBe(403)
  // Its document is still good for nothing when a listed key sends it.
  expect((await publish({ body: planted })).status).toBe(403)
  expect((await publish()).status).toBe(201)
  expect(await here.shop.store.list('mf-a/1.0.0')).toEqual(files())
})

test('publishers read what commands look at, nobody else does, and nobody what lies beside it [OPEN-239]', async () => {
  await publish()
  expect(JSON.parse(String((await call('GET', '/names/')).said))).toEqual(['channels', 'keys', 'mf-a', 'shell'])
  expect((await call('GET', '/names/mf-a')).said).toBe('["1.0.0"]')
  expect((await call('GET', `/documents/${KEY}`)).status).toBe(200)
  expect((await call('GET', `/documents/${KEY}`, { authorization: '' })).status).toBe(401)
  expect((await call('GET', `/documents/${KEY}`, { by: here.somebody('stranger') })).status).toBe(403)
  expect((await call('GET', '/names/leases')).said).toBe('[]')
  for (const key of ['mf-a/1.0.0/none.js', 'leases/mf-a', 'mf-a/..%2f..%2f..%2frelease-key.pem', 'mf-a/%00', '']) {
    expect([key, (await call('GET', `/documents/${key}`)).status]).toEqual([key, 404])
  }
  expect((await call('PUT', `/documents/${KEY}`)).status).toBe(404)
})
