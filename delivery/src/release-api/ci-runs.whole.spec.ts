import { UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { opened } from '../release/documents/signatures'
import { folderStore } from '../store/folder-store'
import { bodyOf, callsOf, KEY, type Sent } from './calls.fixture'
import { AUDIENCE, ci, ephemeral, ISSUER, ISSUERS, RELEASES, type Otherwise } from './ci-runs.fixture'
import { boundAudience } from './ci/token'
import { LIMITS } from './limits.data'
import { premises, type Premises, type Somebody } from './release-api.fixture'
import { callerOf } from './signed-call'

let here: Premises
let issuer: ReturnType<typeof ci>
let run: Somebody

async function begin() {
  issuer = ci()
  run = ephemeral()
  here = await premises(LIMITS, { issuers: ISSUERS, fetched: issuer.fetched })
}
async function end() {
  vi.useRealTimers()
  await here.close()
}

const { call, publish, move, release, step } = callsOf(() => here)
const token = (otherwise: Otherwise = {}) => issuer.token(run.publicKey, otherwise)
const publishBy = (shown: string, by = run) => publish({ by: run, token: shown, body: bodyOf(release('a', { by })) })
const moveBy = (shown: string, more: object = {}, number = 2) =>
  move({ by: run, token: shown, body: step(more, number, { by: run }) }, number)

describe('a run is taken [OPEN-295]', () => {
  beforeEach(begin)
  afterEach(end)

  test('a run publishes and promotes without a key of its own: the API signs, and names the run', async () => {
    expect(await publishBy(await token())).toMatchObject({ status: 201 })
    expect(await moveBy(await token())).toMatchObject({ status: 201 })
    const content = await folderStore(here.shop.store.place).read(KEY)
    const { document, key } = opened(KEY, JSON.parse(String(content)))
    expect(key).toBe(here.own.publicKey)
    expect(document).toMatchObject({ run: RELEASES, name: 'mf-a' })
    expect(await call('GET', '/caller', { by: run, token: await token() })).toEqual({
      status: 200,
      said: { key: here.own.publicKey },
    })
    // Its keys were asked for once.
    expect(issuer.asked).toEqual([`${ISSUER}/jwks`])
  })

  test('the API signs for it what asks a web server for its own remote, and nothing else [OPEN-321]', async () => {
    const ask = async (path: string, by?: Sent) =>
      call('GET', `/authorization?${String(new URLSearchParams({ path }))}`, by ?? { by: run, token: await token() })
    const path = '/versions/errors/mf-a?since=2026-11-20'
    const { status, said } = await ask(path)
    expect(status).toBe(200)
    const { authorization } = v.parse(v.object({ authorization: v.string() }), said)
    expect(callerOf({ method: 'GET', path }, authorization)).toBe(here.own.publicKey)
    for (const other of ['/versions/errors/mf-a', '/caller'])
      expect(callerOf({ method: 'GET', path: other }, authorization)).toBeNull()
    for (const other of ['/versions/served/mf-a', '/documents/mf-a', 'https://other.example/versions/errors/mf-a', ''])
      expect((await ask(other)).status).toBe(404)
    expect(await ask('/versions/metrics/mf-b')).toMatchObject({
      status: 403,
      said: { refused: 'This run may not see what users of mf-b have met.' },
    })
    expect((await ask(path, {})).status).toBe(404)
    expect((await ask(path, { by: ephemeral(), token: await token() })).status).toBe(401)
  })

  test('an API that lists none takes none', async () => {
    const other = await premises()
    const { publish: publishThere } = callsOf(() => other)
    const answer = await publishThere({ by: run, token: await token() })
    expect(answer).toMatchObject({ status: 401, said: { found: expect.stringContaining('takes none') } })
    await other.close()
  })
})

const now = () => Math.floor(Date.now() / 1000)
const claims = (more: Readonly<Record<string, unknown>>) => () => token({ claims: more })
/** With another subject in the middle, under the signature of the first. */
const changed = (text: string) => {
  const [head = '', body = '', signature = ''] = text.split('.')
  const said = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: RELEASES }
  return [head, Buffer.from(JSON.stringify(said)).toString('base64url'), signature].join('.')
}

const WRONG: readonly (readonly [string, string, () => string | Promise<string>])[] = [
  ['is none', 'It is none', () => 'token'],
  ['is longer than any', 'It is none', async () => `${await token()}${'x'.repeat(8192)}`],
  ['has ended', '"exp" claim', () => token({ at: now() - 600 })],
  ['is hours old', '"iat" claim', () => token({ claims: { iat: now() - 7300 } })],
  ['never ends', 'missing required "exp"', claims({ exp: undefined })],
  ['is of an issuer that is not listed', 'not listed', claims({ iss: 'https://other.example' })],
  ['is for somebody else', 'unexpected "aud"', claims({ aud: 'https://other.example' })],
  ['is bound to no key', 'unexpected "aud"', claims({ aud: AUDIENCE })],
  ['is bound to the key of another run', 'unexpected "aud"', () => token({ key: ephemeral().publicKey })],
  ['is of another repository', 'subject is not listed', claims({ sub: 'repo:other/mf-a:ref:refs/tags/v1' })],
  ['another key has signed', 'signature verification failed', () => ci('a stranger').token(run.publicKey)],
  ['a key has signed that is not known', 'no applicable key', () => token({ kid: 'three' })],
  ['was changed', 'signature verification failed', async () => changed(await token({ claims: { sub: 'repo:x' } }))],
  ['is signed with what is public', '"alg"', () => token({ alg: 'HS256', signer: new Uint8Array(issuer.publicPem()) })],
  [
    'is not signed',
    '"alg"',
    () =>
      new UnsecuredJWT({
        aud: boundAudience(AUDIENCE, run.publicKey),
        sub: RELEASES,
        iss: ISSUER,
        iat: now(),
      }).encode(),
  ],
]

describe('a token is refused, and nothing is written [OPEN-295]', () => {
  beforeAll(begin)
  afterAll(end)

  test.each(WRONG)('that %s', async (_, found, made) => {
    const before = await here.everything()
    const shown = await made()
    for (const answer of [await publishBy(shown), await moveBy(shown)]) {
      expect(answer.status).toBe(401)
      expect(answer.said).toMatchObject({ refused: 'The identity of this run does not count.' })
      expect(Object(answer.said).found).toContain(found)
    }
    expect((await call('GET', '/names/mf-a', { by: run, token: shown })).status).toBe(401)
    expect(await here.everything()).toEqual(before)
  })
})

describe('a run may what its subject may, and no more [OPEN-295]', () => {
  beforeEach(begin)
  afterEach(end)

  const PULL_REQUEST = { claims: { sub: 'repo:team/mf-a:pull_request' } }

  test('one of a pull request publishes, and moves nothing', async () => {
    expect((await publishBy(await token(PULL_REQUEST))).status).toBe(201)
    const before = await here.everything()
    const answer = await moveBy(await token(PULL_REQUEST))
    expect(answer).toMatchObject({ status: 403, said: { refused: 'This run may not move mf-a.' } })
    expect(await here.everything()).toEqual(before)
    expect((await moveBy(await token())).status).toBe(201)
    const until = new Date(Date.now() + 86_400_000).toISOString()
    const change = {
      name: 'mf-a',
      from: '1.0.0',
      to: '1.0.0',
      preview: { as: 'pr-12', users: [`${'0'.repeat(32)}.a1`], until },
    }
    expect((await moveBy(await token(PULL_REQUEST), { kind: 'preview', changes: [change] }, 3)).status).toBe(201)
  })

  test("another team's package is not its own, alone or beside others", async () => {
    const before = await here.everything()
    const ofB = await token({ claims: { sub: 'repo:team/mf-b:ref:refs/tags/v1' } })
    expect((await publishBy(ofB)).status).toBe(403)
    const changes = ['mf-a', 'shell'].map((name) => ({ name, from: null, to: '1.0.0' }))
    expect((await moveBy(await token(), { changes })).status).toBe(403)
    expect(await here.everything()).toEqual(before)
  })

  test('what another key has signed is not what it sends, and a signed call is no other', async () => {
    const before = await here.everything()
    expect((await publishBy(await token(), here.somebody('stranger'))).status).toBe(400)
    const stolen = { by: ephemeral(), token: await token() }
    expect((await publish({ ...stolen, body: bodyOf(release('a', { by: stolen.by })) })).status).toBe(401)
    expect((await publish({ token: await token(), authorization: 'Bearer x' })).status).toBe(401)
    expect(await here.everything()).toEqual(before)
  })

  test("the operator takes the API's key out, and no run writes any more", async () => {
    await here.remove(here.own)
    await vi.waitFor(async () => expect((await publishBy(await token())).status).toBe(403))
  })
})

describe('keys of an issuer [OPEN-295]', () => {
  beforeEach(begin)
  afterEach(end)

  test('are asked for anew where one is not known, and not again at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    expect((await publishBy(await token())).status).toBe(201)
    issuer.rotate()
    expect((await moveBy(await token())).status).toBe(401)
    expect(issuer.asked.length).toBe(1)
    vi.setSystemTime(Date.now() + 31_000)
    expect((await moveBy(await token())).status).toBe(201)
    expect(issuer.asked.length).toBe(2)
  })
})
