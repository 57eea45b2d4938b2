// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const told: unknown[] = []
const tags: object[] = []
const scope = {
  clone: () => scope,
  setTags: (some: object) => tags.push(some),
  setContext: () => undefined,
  captureException: (error: unknown) => told.push(error),
}
vi.mock('./error-service', () => ({
  countFault: () => undefined,
  culpritOf: (_: unknown, remote: string) => ({ remote, version: '1.2.0' }),
  loadFacts: () => ({ channel: 'canary', load: 'load-7' }),
  sentry: () => scope,
}))

vi.hoisted(() => {
  document.head.innerHTML = '<script type="application/json" id="portal-config">{}</script>'
})

const TAGS = { remote: 'mf-a', remote_version: '1.2.0', channel: 'canary', load: 'load-7' }

/** Each test has its own page. */
let page: Awaited<ReturnType<typeof load>>
const load = async () => ({
  ...(await import('./report')),
  ...(await import('@portal/api-client')),
  ...(await import('@portal/federation/host')),
  ...(await import('@portal/federation/own-calls')),
})
beforeEach(async () => {
  told.length = 0
  tags.length = 0
  vi.resetModules()
  page = await load()
})

const missing = (detail: string) => new page.RemoteUnavailable('mf-a', 'unreachable', detail)

test('reports a part missing at each retry once, with remote and version [SHL-57]', async () => {
  const first = missing('Loading entry failed')
  await page.sendReport(first, { action: 'load' })
  await page.sendReport(first, { action: 'render', remote: 'mf-a' })
  await page.sendReport(missing('it did not arrive in time'), { action: 'render', remote: 'mf-a' })
  expect([told, tags]).toEqual([[first], [TAGS]])
})

test('reports what broke a part as thrown, each fault once [SHL-57]', async () => {
  const cause = new TypeError('x is not a function')
  await page.sendReport(new page.RemoteUnavailable('mf-a', 'broken', 'x', { cause }), { action: 'render' })
  for (const words of ['y', 'y', 'z']) await page.sendReport(new Error(words), { action: 'render', remote: 'mf-a' })
  expect(told.map((error) => (error instanceof Error ? error.message : error))).toEqual([cause.message, 'y', 'z'])
})

test('reports a refused call of a remote, in its name [OPEN-221]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const refused = new page.RefusedCall('mf-a', 'DELETE portal/vet')
  page.logFailure(refused, { action: 'call' })
  await vi.waitFor(() => expect([told, tags]).toEqual([[refused], [TAGS]]))
})

test('reports a server that fails twice both times [EXT-16]', async () => {
  for (let at = 0; at < 2; at++) {
    await page.sendReport(new page.ApiError({ kind: 'server', status: 500, message: 'Down' }), { action: 'load' })
  }
  expect(told).toHaveLength(2)
})
