// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { Route, Routes } from '@portal/router'
import { renderInPortal } from '@portal/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPictures } from '../../artwork/pictures.fixture'
import { approval, asOwner, AT, engraving } from '../../line/engraving.fixture'
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

test('after an approval links to the next waiting plaque, in the same visit [OPEN-349]', async () => {
  const alsoWaiting = [{ quotedProductId: 'line-2', productName: 'Urn Plate' }]
  renderInPortal(<ThankYouScreen />, {
    at: thanks,
    host: asOwner({ getEngraving: () => ({ ...approved, alsoWaiting }) }),
  })
  const next = await screen.findByRole('link', { name: "Next: Luna's Urn Plate" })
  expect(next.getAttribute('href')).toBe(AT.replace('line-1', 'line-2'))
  expect(screen.queryByText(/That’s everything/)).toBeNull()
})

test('asks an owner who is not verified for the number first [ENG-07]', () => {
  const page = (
    <Routes>
      <Route path="/engraving/thank-you" element={<ThankYouScreen />} />
    </Routes>
  )
  const { address } = renderInPortal(page, { at: thanks, host: { ...asOwner(), guestSession: null } })
  expect(address()).toBe('/engraving/verify/booking-7/line-1')
})

test('gives no thanks for an artwork that is not approved', async () => {
  const { address } = renderInPortal(<ThankYouScreen />, { at: thanks, host: asOwner() })
  await expect.poll(address).toBe(AT)
})
