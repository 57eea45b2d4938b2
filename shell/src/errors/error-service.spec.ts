// @vitest-environment happy-dom
import { ApiError } from '@portal/api-client'
import type * as Host from '@portal/federation/host'
import { RemoteUnavailable, takeCounts } from '@portal/federation/host'
import { registryOf } from '@portal/testing/registry'
import { beforeEach, expect, test, vi } from 'vitest'
import { countFault, screenTags } from './error-service'

beforeEach(() => void takeCounts())

const server = new ApiError({ kind: 'server', status: 500, message: 'down' })
let version = 0

test.each<[string, unknown, string, string[]]>([
  ['a render error', new TypeError('x is not a function'), 'mf-a', ['render', 'faulty']],
  ['an API that fails', server, 'mf-a', ['api', 'faulty']],
  ['a part that is missing, which its loader counts', new RemoteUnavailable('mf-a', 'broken', 'x'), 'mf-a', []],
  ["the shell's own", new TypeError('x is not a function'), 'shell', []],
])('%s', (_, error, remote, counts) => {
  countFault(error, { remote, version: `1.0.${++version}` })
  expect(takeCounts().flatMap((one) => one.counts)).toEqual(counts)
})

vi.stubGlobal('PerformanceNavigationTiming', vi.fn<() => void>())
const registry = registryOf({
  name: 'mf-bookings',
  version: '1.2.0',
  routes: [{ path: '/booking/:id', access: 'staff', chunk: 'screen', early: [] }],
})
vi.mock('@portal/federation/host', async (importOriginal) => ({
  ...(await importOriginal<typeof Host>()),
  currentRegistry: () => registry,
  portalConfig: () => ({ registry }),
}))

test.each([
  ['/booking/booking-77', { remote: 'mf-bookings', remote_version: '1.2.0', channel: 'stable', page: '/booking/:id' }],
  ['/login', { remote: 'shell', remote_version: '3.0.0', channel: 'stable' }],
])('web vitals of %s name remote, version, channel and route, and no id', (path, tags) => {
  expect(screenTags(path)).toEqual(tags)
})
