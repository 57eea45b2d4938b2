// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { loadScreen, RemoteUnavailable, startRemotes } from '@portal/federation/host'
import { pageOf, registryOf, remoteEntry } from '@portal/testing/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendReport } from '../errors/report'
import { RemoteScreen } from './RemoteScreen'

vi.hoisted(() => {
  const brands = { 'WA LWD': { name: 'Lightwood', phone: '+61892000000' } }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify({ brands })}</script>`
})

vi.mock('@portal/federation/host', async (original) => ({
  ...(await original<object>()),
  loadScreen: vi.fn<typeof loadScreen>(),
}))
vi.mock('../errors/report', async (original) => ({
  ...(await original<object>()),
  sendReport: vi.fn<typeof sendReport>(),
}))

const remote = remoteEntry({ name: 'mf-a', routes: [{ path: '/pets', access: 'open', chunk: 'pets', early: [] }] })

startRemotes(pageOf(registryOf({ name: 'mf-a', title: 'Pets' })), null)

beforeEach(() => {
  vi.mocked(loadScreen).mockReset()
  vi.mocked(sendReport).mockReset()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function show() {
  await act(async () => {
    const [route] = remote.routes
    if (route) render(<RemoteScreen remote={remote} route={route} />)
  })
}

test('reports a screen with broken code [SHL-57]', async () => {
  const broken = new RemoteUnavailable('mf-a', 'broken', 'x', { cause: new TypeError('x is not a function') })
  vi.mocked(loadScreen).mockRejectedValue(broken)
  await show()
  expect(screen.getByText('This page could not be shown')).toBeTruthy()
  expect(sendReport).toHaveBeenCalledWith(broken, { action: 'render', remote: 'mf-a' })
})
