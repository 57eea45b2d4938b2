// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PortalBooking } from '@portal/domain'
import { bella, line } from '../../testing/bookings'
import { changesBetween } from '../field-changes'
import { BookingChanges, useShownBooking } from './BookingChanges'

const cart = (print: number | null, urn: number | null, vetStaff = 'Kim') => ({
  ...bella(),
  vetStaff,
  quotedProducts: [line('l1', 'Clay Paw Print', print, 2), line('l2', 'Urn', urn)],
})
const show = (...[before, now]: [ReturnType<typeof cart>, ReturnType<typeof cart>]) => {
  const onSeen = vi.fn<() => void>()
  render(<BookingChanges changes={changesBetween(before, now)} onSeen={onSeen} />)
  return onSeen
}

afterEach(cleanup)

test('names the line with a new price, the difference and what to do [OPEN-102]', async () => {
  const onSeen = show(cart(49.9, 120), cart(52, 120))
  expect(
    screen.getByText(
      'Clay Paw Print costs $52.00 now; it was $49.90. Nothing is submitted yet. Check the order again, then submit.',
    ),
  ).toBeTruthy()
  const values = [...document.querySelectorAll('dt, del, ins')].map((each) => each.textContent)
  expect(values.slice(0, 3)).toEqual(['Clay Paw Print', '$49.90', '$52.00'])
  expect(values[3]).toBe('Total')
  fireEvent.click(screen.getByRole('button', { name: 'Go on with the booking as it is now' }))
  expect(onSeen).toHaveBeenCalledOnce()
})

test('names travel with a new cost [OPEN-102]', () => {
  const at = (collection_fee: number | null) => ({ ...cart(49.9, 120), collection_fee })
  show(at(35), at(41.5))
  expect(screen.getByText(/^Collection Travel Cost costs \$41\.50 now; it was \$35\.00\./)).toBeTruthy()
})

test("shows a colleague's entries as theirs, with prices below [OPEN-86]", () => {
  show(cart(49.9, 120), cart(52, 120, 'Robin'))
  expect(screen.getByText('Somebody else has changed this booking. Nothing is submitted yet.')).toBeTruthy()
  expect(document.querySelectorAll('dt')).toHaveLength(3)
})

test('a new line is not a price change [OPEN-102]', () => {
  const before = { ...cart(49.9, 120), quotedProducts: [line('l2', 'Urn', 120)] }
  const costs = changesBetween(before, cart(49.9, 120)).filter(({ isCost }) => isCost)
  expect(costs.map(({ label }) => label)).toEqual(['Total'])
})

test('says nothing of prices when they are hidden', () => {
  expect(changesBetween(cart(null, null), cart(null, null))).toEqual([])
})

const versionAt = (version: number, change: Partial<PortalBooking> = {}) => ({
  ...bella(),
  vetStaff: 'Kim',
  version,
  ...change,
})

/** The page with the booking as first read. */
function open() {
  const { result, rerender } = renderHook(useShownBooking, { initialProps: versionAt(1) })
  return { now: () => result.current, read: rerender }
}

test("a colleague's change is one question until it is seen [OPEN-86]", () => {
  const { now, read } = open()
  read(versionAt(2, { vetStaff: 'Robin' }))
  expect(now().isChanged).toBe(true)
  read(versionAt(3, { vetStaff: 'Alex' }))
  expect(now().changes).toMatchObject([{ before: 'Kim', now: 'Alex' }])
  act(() => now().accept())
  expect(now().isChanged).toBe(false)
})

test('compares the next change with the accepted one; changing back is no change', () => {
  const { now, read } = open()
  read(versionAt(2, { vetStaff: 'Robin' }))
  read(versionAt(3))
  expect(now().isChanged).toBe(false)
  read(versionAt(4, { vetStaff: 'Robin' }))
  act(() => now().accept())
  read(versionAt(5))
  expect(now()).toMatchObject({ isChanged: true, changes: [{ before: 'Robin', now: 'Kim' }] })
})

test("the user's own change of the staff member's name is not a colleague's", () => {
  const { now, read } = open()
  act(() => now().acceptName('Robin'))
  read(versionAt(2, { vetStaff: 'Robin' }))
  expect(now()).toMatchObject({ isChanged: false, changes: [] })
  read(versionAt(3, { vetStaff: 'Alex' }))
  expect(now()).toMatchObject({ isChanged: true, changes: [{ now: 'Alex' }] })
  act(() => now().acceptName('Sam'))
  read(versionAt(4, { vetStaff: 'Sam', isPackage: true }))
  expect(now().changes).toEqual([])
})
