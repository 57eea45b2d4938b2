// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RemoteUnavailable, startRemotes } from '@portal/federation/host'
import { registryOf } from '@portal/testing/registry'
import { ScreenBoundary } from '../errors/ScreenBoundary'
import { PageFailed, ScreenFailed } from './ScreenFailed'

vi.hoisted(() => {
  const brands = { 'WA LWD': { name: 'Lightwood', phone: '+61892000000' } }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify({ brands })}</script>`
})

startRemotes({
  registry: registryOf({ name: 'mf-o', ownerPages: { below: '/owners', staffLogin: '/owners/staff' } }),
  shellIntegrity: {},
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

test("a pet's owner reads of no other pages and of no parts", () => {
  history.replaceState(null, '', '/owners/verify')
  render(<ScreenFailed error={new RemoteUnavailable('mf-o', 'unreachable', 'down')} onRetry={() => undefined} />)
  const said = screen.getAllByRole('alert').at(-1)?.textContent
  expect(said).toContain('This page did not arrive. What you saved is safe. Check the connection, then try again.')
  expect(said).toContain('call Client Care on 08 9200 0000')
  history.replaceState(null, '', '/')
})
