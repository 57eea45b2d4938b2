import { afterEach, beforeEach, expect, test } from 'vitest'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { createApp } from './app'

const TOKEN = '0123456789abcdef0123456789abcdef'
let build: FixtureBuild
let api: Awaited<ReturnType<typeof startUpstream>>
let isApiUp = true

beforeEach(async () => {
  build = fixtureBuild()
  isApiUp = true
  api = await startUpstream((_, response) => {
    response.writeHead(isApiUp ? 200 : 503, { 'Content-Type': 'application/json' })
    response.end('[]')
  })
})
afterEach(async () => {
  await api.stop()
  build.remove()
})

const app = (operatorToken?: string) =>
  createApp(build.options({ apiUrl: api.url, operatorToken }), build.releases(), { log: () => {} })
const post = (token: string, of = app(TOKEN)) =>
  of.request('/portal-status', { method: 'POST', body: new URLSearchParams({ token }) })

test('shows served versions for a token in a form or header, and stores the token nowhere [OPEN-251]', async () => {
  const headers = { Authorization: `Bearer ${TOKEN}` }
  for (const answer of [await post(TOKEN), await app(TOKEN).request('/portal-status', { headers })]) {
    const page = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(page).toContain('>mf-bookings</th>')
    expect(page).not.toContain(TOKEN)
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  expect(api.seen[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`)
})

test.each(['', 'wrong', `${TOKEN}0`, 'x'.repeat(1900)])(
  'shows nothing for another token (%s) [OPEN-251]',
  async (token) => {
    const answer = await post(token)
    const page = await answer.text()
    expect(answer.status).toBe(403)
    expect(page).toContain('This is not the operator’s token.')
    expect(page).not.toMatch(/mf-bookings|1\.0\.0/)
    expect(api.seen).toEqual([])
  },
)

test('shows nothing when no token is set, also for an empty one [OPEN-251]', async () => {
  for (const unset of [app(), app('')]) {
    const answer = await post('', unset)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('This web server has no OPERATOR_TOKEN')
  }
})

test('asks for the token and shows nothing else [OPEN-251]', async () => {
  const page = await (await app(TOKEN).request('/portal-status')).text()
  expect(page).toContain('<label for="token">Operator’s token</label>')
  expect(page).not.toMatch(/mf-bookings|1\.0\.0/)
})

test('runs and loads nothing by its policy, and refuses a large form [OPEN-251]', async () => {
  const answer = await post(TOKEN)
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  )
  expect((await post('x'.repeat(4000))).status).toBe(413)
})

test('shows served versions, and says that counts are unknown, while the API is down [OPEN-251]', async () => {
  isApiUp = false
  const answer = await post(TOKEN)
  const page = await answer.text()
  expect(answer.status).toBe(200)
  expect(page).toContain('The API does not answer')
  expect(page).toContain('>mf-bookings</th>')
})
