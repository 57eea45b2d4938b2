// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { startRemotes } from '@portal/federation/host'
import { renderInPortal } from '@portal/testing'
import { registryOf } from '@portal/testing/registry'
import { afterEach, expect, test } from 'vitest'
import { NotFoundScreen } from './NotFoundScreen'

startRemotes({
  registry: registryOf({ name: 'mf-o', ownerPages: { below: '/owners', staffLogin: '/owners/staff' } }),
  shellIntegrity: {},
})

afterEach(cleanup)

const back = () => screen.queryByRole('link', { name: 'Back to Dashboard' })?.getAttribute('href')

test('an address that nothing answers says so, with a way back and a number [SHL-46, SHL-47]', () => {
  renderInPortal(<NotFoundScreen />, { at: '/no/such/page' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
  expect(document.title).toBe('Page not found')
  expect(screen.getByText('We are sorry, but the page you requested was not found.')).toBeTruthy()
  expect(back()).toBe('/dashboard')
})

test("on an owner's address nobody reads of a dashboard; staff who came to an engraving do [SHL-06, SHL-46]", () => {
  renderInPortal(<NotFoundScreen />, { at: '/owners/nowhere' })
  expect(
    screen.getByText(/^The link may be incomplete. Open it again from the message you received, or call/),
  ).toBeTruthy()
  expect(back()).toBeUndefined()
  cleanup()
  renderInPortal(<NotFoundScreen />, { at: '/owners/check-existing?staff=1' })
  expect(back()).toBe('/dashboard')
})
