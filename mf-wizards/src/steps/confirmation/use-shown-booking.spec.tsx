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

/** The page with the booking as it is read first. */
function open() {
  const { result, rerender } = renderHook(useShownBooking, { initialProps: at(1) })
  return { now: () => result.current, read: rerender }
}

test('what somebody else changes is one question, until it is seen [OPEN-86]', () => {
  const { now, read } = open()
  read(at(2, { vetStaff: 'Robin' }))
  expect(now().isChanged).toBe(true)
  read(at(3, { vetStaff: 'Alex' }))
  expect(now().changes).toMatchObject([{ before: 'Kim', now: 'Alex' }])
  act(() => now().accept())
  expect(now().isChanged).toBe(false)
})

test('what was accepted is what the next change is compared with; back to what was seen is none', () => {
  const { now, read } = open()
  read(at(2, { vetStaff: 'Robin' }))
  read(at(3))
  expect(now().isChanged).toBe(false)
  read(at(4, { vetStaff: 'Robin' }))
  act(() => now().accept())
  read(at(5))
  expect(now()).toMatchObject({ isChanged: true, changes: [{ before: 'Robin', now: 'Kim' }] })
})

test("the staff member's name as its user gives it is nobody else's change, also beside one", () => {
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
