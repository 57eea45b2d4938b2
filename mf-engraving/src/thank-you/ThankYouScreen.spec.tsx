// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { Route, Routes } from '@portal/router'
import { renderInPortal } from '@portal/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPictures } from '../artwork/pictures.fixture'
import { approval, asOwner, AT, engraving } from '../line/engraving.fixture'
import { ThankYouScreen } from './ThankYouScreen'

beforeEach(() => void stubPictures())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const approved = engraving({
  state: 'approved',
  approval: { ...approval, proofUrl: '/proof.pdf' },
  closed: 'approved',
})
const thanks = AT.replace('check-existing', 'thank-you')

test('after a yes the page leads to the next plaque that waits, in the same visit [OPEN-349]', async () => {
  const alsoWaiting = [{ quotedProductId: 'line-2', productName: 'Urn Plate' }]
  renderInPortal(<ThankYouScreen />, {
    at: thanks,
    host: asOwner({ getEngraving: () => ({ ...approved, alsoWaiting }) }),
  })
  const next = await screen.findByRole('link', { name: "Next: Luna's Urn Plate" })
  expect(next.getAttribute('href')).toBe(AT.replace('line-1', 'line-2'))
  expect(screen.queryByText(/That’s everything/)).toBeNull()
})

test('an owner who was not verified is asked for the number first [ENG-07]', () => {
  const page = (
    <Routes>
      <Route path="/engraving/thank-you" element={<ThankYouScreen />} />
    </Routes>
  )
  const { address } = renderInPortal(page, { at: thanks, host: { ...asOwner(), guestSession: null } })
  expect(address()).toBe('/engraving/verify/booking-7/line-1')
})

test('what is not approved is not thanked for', async () => {
  const { address } = renderInPortal(<ThankYouScreen />, { at: thanks, host: asOwner() })
  await expect.poll(address).toBe(AT)
})
