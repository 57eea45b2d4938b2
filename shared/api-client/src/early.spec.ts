import { expect, test, vi } from 'vitest'
import { createApiClient } from './client'
import { getStageLabels } from './contract/public'

const URL_OF_LABELS = 'http://portal.test/api/portal/dropdown/vet_facing_string_map'
const labels = { Received: 'In our care' }

/** A client whose early requests have brought these bodies, by address. */
function clientWith(arrived: Map<string, unknown>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ Received: 'Read again' }))
  const api = createApiClient({
    baseUrl: 'http://portal.test/api/',
    token: () => null,
    brand: () => 'WA LWD',
    onUnauthorized: () => undefined,
    onForbidden: () => undefined,
    report: () => undefined,
    fetch: (...request) => fetch(...request),
    arrived: (url) => arrived.get(url),
    early: (url) => void arrived.delete(url),
  })
  return { api, fetch }
}

test('an early answer is there for the first drawing, and is the answer of the next call alone', async () => {
  const { api, fetch } = clientWith(new Map([[URL_OF_LABELS, labels]]))
  expect(api.peek(getStageLabels, {})).toEqual(labels)
  expect(await api.call(getStageLabels)).toEqual(labels)
  expect(fetch).not.toHaveBeenCalled()
  expect(api.peek(getStageLabels, {})).toBeUndefined()
  await api.call(getStageLabels).catch(() => undefined)
  expect(fetch).toHaveBeenCalledOnce()
})

test.each([
  ['that broke the contract', 'no labels'],
  ['that did not come', undefined],
])('an early answer %s is none', (_, body) => {
  const { api } = clientWith(new Map([[URL_OF_LABELS, body]]))
  expect(api.peek(getStageLabels, {})).toBeUndefined()
})

test("what was peeked at is not given when it has become another's to see", async () => {
  const arrived = new Map<string, unknown>([[URL_OF_LABELS, labels]])
  const { api, fetch } = clientWith(arrived)
  api.peek(getStageLabels, {})
  arrived.clear()
  await api.call(getStageLabels).catch(() => undefined)
  expect(fetch).toHaveBeenCalledOnce()
})
