import { describe, expect, test, vi } from 'vitest'
import { createApiClient } from './client'
import type { ApiClientOptions } from './client'
import { updateBooking } from './contract/booking'
import { listPetTypes } from './contract/pet'
import { getStageLabels } from './contract/public'

const URL_OF_LABELS = 'http://portal.test/api/portal/dropdown/vet_facing_string_map'
const labels = { Received: 'In our care' }

/** A client whose requests all get this response. */
function clientWith(options: Partial<ApiClientOptions>, ordinary: unknown = { Received: 'Read again' }) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(ordinary))
  const api = createApiClient({
    baseUrl: 'http://portal.test/api/',
    token: () => null,
    brand: () => 'WA LWD',
    onUnauthorized: () => undefined,
    onForbidden: () => undefined,
    report: () => undefined,
    fetch: (...request) => fetch(...request),
    ...options,
  })
  return { api, fetch }
}

/** A client whose early requests got these bodies, by URL. */
const clientAfter = (arrived: Map<string, unknown>) =>
  clientWith({ arrived: (url) => arrived.get(url), early: (url) => void arrived.delete(url) })

test('an early response serves the first rendering and the next call, once', async () => {
  const { api, fetch } = clientAfter(new Map([[URL_OF_LABELS, labels]]))
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
])('an early response %s is ignored', (_, body) => {
  const { api } = clientAfter(new Map([[URL_OF_LABELS, body]]))
  expect(api.peek(getStageLabels, {})).toBeUndefined()
})

describe('early requests', () => {
  test('replace the first read of their URL', async () => {
    const early = vi.fn<NonNullable<ApiClientOptions['early']>>(async () => Response.json({ data: [] }))
    const { api, fetch } = clientWith({ early })
    expect(await api.call(listPetTypes)).toEqual({ data: [] })
    expect(early).toHaveBeenCalledExactlyOnceWith('http://portal.test/api/portal/pet_types')
    expect(fetch).not.toHaveBeenCalled()
  })

  test('never replace a write', async () => {
    const early = vi.fn<NonNullable<ApiClientOptions['early']>>()
    const { api, fetch } = clientWith({ early }, { id: 'b1', version: 4, cstm: { order_stage_c: 'VP Submitted' } })
    const body = { vet_staff_c: 'Ines', service_type: { id: 's1', name: 'Private' } }
    await api.call(updateBooking, { params: { id: 'b1' }, body, idempotencyKey: 'key-1', version: 3 })
    expect(early).not.toHaveBeenCalled()
    expect(fetch).toHaveBeenCalledOnce()
  })
})
