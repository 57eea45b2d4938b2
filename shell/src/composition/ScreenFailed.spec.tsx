// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { currentRegistry, RemoteUnavailable } from '@portal/federation/host'
import { ScreenBoundary } from '../errors/ScreenBoundary'
import { PageFailed, ScreenFailed } from './ScreenFailed'

vi.hoisted(() => {
  const brands = { 'WA LWD': { name: 'Lightwood', phone: '+61892000000' } }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify({ brands, registry: { shell: { version: '1.0.0', contract: '3.0' }, remotes: {} }, shellIntegrity: {} })}</script>`
})

function BrokenFrame(): never {
  throw new Error('The frame is broken')
}

test('a frame that cannot be drawn leaves words and a way on, not an empty page [SHL-57]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ScreenBoundary remote="shell" fallback={(error) => <PageFailed error={error} />}>
      <BrokenFrame />
    </ScreenBoundary>,
  )
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe(
    'This page could not be shown',
  )
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  vi.restoreAllMocks()
})

afterEach(cleanup)

test('a part that does not fit says so with both versions', () => {
  const error = new RemoteUnavailable('mf-practice', 'incompatible', 'built for contract 3.0, this shell has 2.0')
  render(<ScreenFailed error={error} onRetry={() => undefined} />)
  expect(
    screen.getByText(/does not fit this version yet \(built for contract 3\.0, this shell has 2\.0\)/),
  ).toBeTruthy()
})

describe('a part that hung the page before', () => {
  const silent = new RemoteUnavailable('mf-practice', 'silent', 'it did not answer last time')
  const entry = {
    name: 'mf-practice',
    version: '1.0.0',
    contract: '3.0',
    base: '/remotes/mf-practice/',
    entry: 'remoteEntry.0a1b2c3d.js',
    routes: [],
    chunks: {},
    integrity: { 'remoteEntry.0a1b2c3d.js': `sha384-${'A'.repeat(64)}` },
  }
  const answer = (response: Response) => vi.stubGlobal('fetch', async () => response)
  afterEach(() => vi.unstubAllGlobals())

  test('is not started again by itself; the version before is taken for this page', async () => {
    answer(Response.json(entry))
    const taken = vi.fn<() => void>()
    render(<ScreenFailed error={silent} onRetry={taken} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page did not answer last time')
    fireEvent.click(screen.getByRole('button', { name: 'Use the version before' }))
    await expect.poll(() => taken.mock.calls.length).toBe(1)
    expect(currentRegistry().remotes['mf-practice']?.version).toBe('1.0.0')
  })

  test('says so where there is none', async () => {
    answer(new Response('Not found', { status: 404 }))
    render(<ScreenFailed error={silent} onRetry={() => undefined} />)
    fireEvent.click(screen.getByRole('button', { name: 'Use the version before' }))
    expect(await screen.findByText('There is no version before.')).toBeTruthy()
  })
})
