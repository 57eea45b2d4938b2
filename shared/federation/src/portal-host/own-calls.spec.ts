import { ApiError } from '@portal/api-client'
import type { Endpoint } from '@portal/api-client'
import { contract } from '@portal/api-client/contract'
import { createBooking, discardBooking, getBooking } from '@portal/api-client/contract/booking'
import { fakeApi } from '@portal/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { callName, callNames } from '../registry/calls'
import { ownCalls, RefusedCall } from './own-calls'

const sent = vi.fn<(input: unknown) => object>(() => ({}))
const report = vi.fn<(error: unknown) => void>()
const api = fakeApi({ getBooking: sent, createBooking: sent, discardBooking: sent })
const own = ownCalls({ api, report }, { name: 'mf-a', calls: callNames(['GET portal/booking/{id}']) })
const input = { params: { id: 'booking-1' } }

beforeEach(() => {
  sent.mockClear()
  report.mockReset()
})

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

test('a registry has short names of calls, without parameter names [OPEN-221]', () => {
  expect(callNames(['GET portal/booking/{id}', 'POST portal/booking/{bookingId}/engraving/{lineId}'])).toEqual([
    'booking/*',
    'POST booking/*/engraving/*',
  ])
})

test('no two calls of the API share a short name', () => {
  const names = Object.values(contract).map(callName)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('makes a call that the build lists, whatever its parameter is called [OPEN-221]', async () => {
  await own.call(getBooking, input)
  const renamed: Endpoint = { ...getBooking, path: 'portal/booking/{bookingId}' }
  await own.call(renamed, input)
  expect(sent).toHaveBeenCalledTimes(2)
  expect(report).not.toHaveBeenCalled()
})

test.each<[string, Endpoint, string]>([
  ['another', discardBooking, 'POST booking/*/discard'],
  ['one that begins alike', createBooking, 'POST booking'],
  ['the same address by another method', { ...getBooking, method: 'DELETE' }, 'DELETE booking/*'],
  ['one with a query in its path', { ...getBooking, path: 'portal/booking/{id}?x=1' }, 'booking/*?x=1'],
  ['one that climbs', { ...getBooking, path: 'portal/booking/../vet' }, 'booking/../vet'],
])('does not send %s; the reported refusal names remote and call [OPEN-221]', async (_, endpoint, call) => {
  const error = await refusalOf(own.call(endpoint, input))
  const words = `mf-a may not call ${call}`
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ kind: 'forbidden', message: words })
  expect(sent).not.toHaveBeenCalled()
  expect(report.mock.calls.map(([fault]) => fault)).toEqual([new RefusedCall('mf-a', call)])
})

test('a remote cannot read early answers of others', () => {
  const peeked: string[] = []
  const peek = ({ path }: Endpoint) => void peeked.push(path)
  const client = (calls: string[]) => ownCalls({ api: { ...api, peek }, report }, { name: 'mf-a', calls })
  client(['vet']).peek(getBooking, input)
  expect(peeked).toEqual([])
  client(['booking/*']).peek(getBooking, input)
  expect(peeked).toEqual(['portal/booking/{id}'])
})

test('refuses a path that changes between two reads', async () => {
  let reads = 0
  const path = () => (reads++ === 0 ? 'portal/booking/{id}' : 'portal/vet')
  const shifty = Object.defineProperty({ ...getBooking }, 'path', { get: path, enumerable: true })
  const paths: string[] = []
  const call: typeof api.call = (endpoint, ...given) => {
    paths.push(endpoint.path)
    return api.call(endpoint, ...given)
  }
  await ownCalls({ api: { ...api, call }, report }, { name: 'mf-a', calls: ['booking/*'] }).call(shifty, input)
  expect(paths).toEqual(['portal/booking/{id}'])
})

test('makes all calls of a build without a list', () => {
  expect(ownCalls({ api, report }, { name: 'mf-a', calls: undefined })).toBe(api)
})
