// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PortalBooking } from '@portal/domain'
import { bella } from '../../testing/bookings'
import { useShownBooking } from './use-shown-booking'

afterEach(cleanup)

const at = (version: number, change: Partial<PortalBooking> = {}) => ({
  ...bella(),
  vetStaff: 'Kim',
  version,
  ...change,
})

/** The page with the booking as it is read first. */
function open() {
  const submit = vi.fn<(shown: PortalBooking) => Promise<PortalBooking | null>>(async (shown) => shown)
  const { result, rerender } = renderHook((booking) => useShownBooking(booking, submit), { initialProps: at(1) })
  return { submit, now: () => result.current, read: rerender }
}

test('what somebody else changes is asked once, and nothing is submitted before [OPEN-86]', async () => {
  const { submit, now, read } = open()
  read(at(2, { vetStaff: 'Robin' }))
  read(at(3, { vetStaff: 'Alex' }))
  expect(now().changes).toMatchObject([{ before: 'Kim', now: 'Alex' }])
  await act(async () => expect(await now().submit()).toBe(false))
  expect(submit).not.toHaveBeenCalled()
  act(() => now().accept())
  expect(now().isChanged).toBe(false)
  await act(async () => expect(await now().submit()).toBe(true))
  expect(submit).toHaveBeenCalledExactlyOnceWith(at(3, { vetStaff: 'Alex' }))
})

test('what was accepted is what the next change is compared with; back to what was seen is none', () => {
  const { now, read } = open()
  read(at(2, { vetStaff: 'Robin' }))
  read(at(3))
  expect(now().changes).toEqual([])
  read(at(4, { vetStaff: 'Robin' }))
  act(() => now().accept())
  read(at(5))
  expect(now().changes).toMatchObject([{ before: 'Robin', now: 'Kim' }])
})

test("the staff member's name as its user gives it is nobody else's change, whatever came before it", () => {
  const { now, read } = open()
  act(() => now().acceptName('Robin'))
  read(at(2, { vetStaff: 'Robin' }))
  expect(now().changes).toEqual([])
  read(at(3, { vetStaff: 'Alex' }))
  expect(now().changes).toMatchObject([{ before: 'Robin', now: 'Alex' }])
})

test('a version that shows nothing else is submitted as the newest [OPEN-86]', async () => {
  const { submit, now, read } = open()
  read(at(2))
  await act(async () => expect(await now().submit()).toBe(true))
  expect(submit.mock.calls[0]?.[0].version).toBe(2)
})
