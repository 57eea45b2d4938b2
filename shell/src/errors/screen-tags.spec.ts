// @vitest-environment happy-dom
import type * as Host from '@portal/federation/host'
import { registryOf } from '@portal/testing/registry'
import { expect, test, vi } from 'vitest'
import { screenTags } from './screen-tags'

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
