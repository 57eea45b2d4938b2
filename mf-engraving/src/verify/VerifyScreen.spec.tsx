// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from '@portal/router'
import { fakeApi, renderInPortal } from '@portal/testing'
import type { PortalHost } from '@portal/federation'
import { afterEach, expect, test, vi } from 'vitest'
import { asOwner } from '../line/engraving.fixture'
import { VerifyScreen } from './VerifyScreen'

afterEach(cleanup)

const at = '/engraving/verify/booking-7/line-1'
const show = (host: Partial<PortalHost>) =>
  renderInPortal(
    <Routes>
      <Route path="/engraving/verify/:bookingId/:quotedProductId" element={<VerifyScreen />} />
    </Routes>,
    { at, host: { user: null, ...host } },
  )
const enter = async (phone: string) => {
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: phone } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue' })))
}

test('without a known number Continue does nothing, and the page says why and who to call [ENG-24]', async () => {
  const guestLogin = vi.fn<() => unknown>()
  show({ api: fakeApi({ getAuthentication: () => ({ can_verify: false }), guestLogin }) })
  expect(await screen.findByText(/We have no Australian mobile number for this engraving/)).toBeTruthy()
  const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(numbers).toEqual(['tel:0892000000', 'tel:0892000000'])
  await enter('412345678')
  expect(guestLogin).not.toHaveBeenCalled()
})

test('an owner verified within the hour continues at once [ENG-14, SHL-23]', () => {
  const { address } = show(asOwner())
  expect(address()).toBe('/engraving/check-existing?staff=0&bookingId=booking-7&quotedProductId=line-1')
})
