// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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

/** The page with the booking as first read. */
function open() {
  const { result, rerender } = renderHook(useShownBooking, { initialProps: at(1) })
  return { now: () => result.current, read: rerender }
}

test("a colleague's change is one question until it is seen [OPEN-86]", () => {
  const { now, read } = open()
  read(at(2, { vetStaff: 'Robin' }))
  expect(now().isChanged).toBe(true)
  read(at(3, { vetStaff: 'Alex' }))
  expect(now().changes).toMatchObject([{ before: 'Kim', now: 'Alex' }])
  act(() => now().accept())
  expect(now().isChanged).toBe(false)
})

test('compares the next change with the accepted one; changing back is no change', () => {
  const { now, read } = open()
  read(at(2, { vetStaff: 'Robin' }))
  read(at(3))
  expect(now().isChanged).toBe(false)
  read(at(4, { vetStaff: 'Robin' }))
  act(() => now().accept())
  read(at(5))
  expect(now()).toMatchObject({ isChanged: true, changes: [{ before: 'Robin', now: 'Kim' }] })
})

test("the user's own change of the staff member's name is not a colleague's", () => {
  const { now, read } = open()
  act(() => now().acceptName('Robin'))
  read(at(2, { vetStaff: 'Robin' }))
  expect(now()).toMatchObject({ isChanged: false, changes: [] })
  read(at(3, { vetStaff: 'Alex' }))
  expect(now()).toMatchObject({ isChanged: true, changes: [{ now: 'Alex' }] })
  act(() => now().acceptName('Sam'))
  read(at(4, { vetStaff: 'Sam', isPackage: true }))
  expect(now().changes).toEqual([])
})
