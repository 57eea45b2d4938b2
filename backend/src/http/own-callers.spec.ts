import { Agent, request } from 'node:https'
import { certificates } from '@portal/server/certificates'
import { CALLER_HEADER, ownApi } from '@portal/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HARBOUR, OPERATOR, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { createApp } from '../app'
import { listen } from './listen'
import type { RunningServer } from './listen'

const [OLD, NEW] = ['old-0123456789abcdef0123456789abcdef', 'new-0123456789abcdef0123456789abcdef']
const made = certificates()
const authority = made.authority()
let api: TestApi
let door: RunningServer
beforeAll(async () => {
  api = await testApi()
  const { certificate, key } = authority.leaf('localhost')
  const app = createApp({ ...api.deps, callers: [NEW, OLD] })
  const place = { host: '127.0.0.1', port: 0, tls: { certificate, key } }
  door = await listen(app.fetch, place, { drainMs: 0, finishMs: 100 })
})
afterAll(async () => {
  await door.close()
  await api.close()
  made.remove()
})

/** A call over TLS, with this secret or without one. */
async function call(path: string, secret: string | null, headers: Record<string, string> = {}) {
  const { sign } = ownApi('web', secret === null ? {} : { CALLER_SECRETS: secret })
  const agent = new Agent({ ca: authority.pem })
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const shown = { ...headers, ...(sign && { [CALLER_HEADER]: sign() }) }
    const at = { host: '127.0.0.1', servername: 'localhost', port: new URL(door.url).port, path: `/api/${path}` }
    request({ ...at, agent, headers: shown }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += String(part)))
      answer.on('end', () => resolve({ status: answer.statusCode, text }))
    })
      .on('error', reject)
      .end()
  })
}

test('answers web servers with either of two secrets, and refuses others [OPEN-285]', async () => {
  const headers = { authorization: `Bearer ${await api.identity.token(HARBOUR)}` }
  const statuses = await Promise.all(
    [NEW, OLD, `${OPERATOR}-another`, null].map(
      async (secret) => (await call('portal/booking', secret, headers)).status,
    ),
  )
  expect(statuses).toEqual([200, 200, 403, 403])
  const { text } = await call('portal/booking', null, headers)
  expect(JSON.parse(text).message).toMatch(/^This address takes calls of the portal's own web servers alone\./)
})

test('open calls, files and unknown paths are refused alike [OPEN-285]', async () => {
  const paths = ['portal/brand', 'media/products/x.svg', 'identity', 'openapi.json', 'nothing', 'health/other']
  for (const path of paths) expect([path, (await call(path, null)).status]).toEqual([path, 403])
  expect((await call('portal/brand', NEW)).status).toBe(200)
})

test('answers load balancers and Prometheus [OPEN-285]', async () => {
  for (const path of ['health', 'health/live', 'health/ready', 'metrics']) {
    expect([path, (await call(path, null)).status]).toEqual([path, 200])
  }
})
