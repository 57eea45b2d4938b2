import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '../listen'
import { AUDIENCE, ci, ISSUERS, RELEASES } from '../release-api/ci-runs.fixture'
import { LIMITS } from '../release-api/limits.data'
import { premises, type Premises } from '../release-api/release-api.fixture'
import { builtRemote } from '../testing/built-package'
import { runPortal } from './run'

let here: Premises
let issuer: ReturnType<typeof ci>
let actions: Server
/** With which secrets it was asked for tokens. */
let asked: string[]
let [out, err]: string[][] = [[], []]

beforeEach(async () => {
  ;[out, err] = [[], []]
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out?.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err?.push(line))
  issuer = ci()
  here = await premises(LIMITS, { issuers: ISSUERS, fetched: issuer.fetched })
  asked = []
  // Gives tokens as GitHub does to a job that may ask for them, each for whom it is asked for; this machine is that job.
  const given = async ({ url = '', headers }: IncomingMessage) => {
    const aud = new URL(url, 'http://localhost').searchParams.get('audience') ?? ''
    asked.push(headers.authorization ?? '')
    return JSON.stringify({ value: await issuer.token('', { claims: { aud } }) })
  }
  actions = createServer((request, answer) => void given(request).then((body) => answer.end(body)))
  const port = await listen(actions, 0, '127.0.0.1')
  vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_URL', `http://127.0.0.1:${port}/token?api-version=2.0`)
  vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'of the job')
  vi.stubEnv('RELEASE_CI_AUDIENCE', AUDIENCE)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  actions.close()
  await here.close()
})

const failed = () => err?.splice(0).join('\n') ?? ''
/** There is no key on this machine. */
const portal = (...words: string[]) =>
  runPortal(['--release-api', here.api.url, '--store', '/nowhere', '--key', '/nowhere.pem', '--by', 'ann', ...words])
const publish = (version: string) =>
  portal('publish', 'mf-a', '--from', here.shop.write(builtRemote('mf-a', version)), '--as', version)

test('a job publishes, promotes, waits in vain for a guard and rolls back by its identity alone [OPEN-295]', async () => {
  expect(await publish('1.0.0')).toBe(0)
  expect(await portal('promote', 'mf-a', '1.0.0', '--percent', '10', '--first-to-all')).toBe(0)
  expect(await publish('1.1.0')).toBe(0)
  expect(await portal('check', 'mf-a', '1.1.0')).toBe(0)
  expect(await portal('promote', 'mf-a', '1.1.0', '--percent', '10')).toBe(0)
  expect(await portal('wait', 'mf-a', '1.1.0', '--minutes', '0')).toBe(3)
  expect(await portal('promote', 'mf-a', '1.1.0')).toBe(0)
  expect(await portal('rollback', 'mf-a')).toBe(0)
  out?.splice(0)
  expect(await portal('history', 'mf-a')).toBe(0)
  const history = out?.join('\n') ?? ''
  expect(history).toMatch(/promote +mf-a +– +→ +1\.0\.0[^]*canary[^]*promote[^]*rollback +mf-a +1\.1\.0 +→ +1\.0\.0/)
  expect(history.split(RELEASES).length - 1).toBe(4)
  expect(new Set(asked)).toEqual(new Set(['Bearer of the job']))
})

test('a job that may ask for no token is told so; without the setting a key signs [OPEN-295]', async () => {
  vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_URL', undefined)
  expect(await publish('1.0.0')).toBe(1)
  expect(failed()).toMatch(/gives this run no identity[^]*id-token: write[^]*No address/)
  vi.stubEnv('RELEASE_CI_AUDIENCE', '')
  expect(await publish('1.0.0')).toBe(1)
  expect(failed()).toContain('There is no key to sign with')
})
