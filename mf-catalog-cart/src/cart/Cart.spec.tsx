// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { ChildOptionSchema } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { renderInPortal } from '@portal/testing'
import { parse } from 'valibot'
import { CartKeeper } from '../testing/CartKeeper'
import { line } from '../testing/catalogue.fixture'
import { CartPanel } from './CartPanel'
import { UNDO_MS } from './RemovedNote'

const print = line('l1', 'Clay Paw Print', { quantity: 2 })
const urn = line('l2', 'Brass Urn', { unitPrice: 120 })

interface TestSetup {
  readonly change?: Partial<BookingCart>
  readonly host?: Partial<PortalHost>
}

function showPanel(lines: readonly QuotedLine[], { change = {}, host = {} }: TestSetup = {}) {
  return renderInPortal(
    <CartKeeper lines={lines} change={change}>
      {(cart) => <CartPanel cart={cart} />}
    </CartKeeper>,
    { host },
  )
}

const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const total = () => screen.getByText('Total (inc GST)').closest('[role="status"]')?.textContent

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the cart panel', () => {
  test('lists items, travel costs, total: 2 × 24.95 + 120 + 45 = 214.90 [CAT-22, CAT-43, CAT-44]', () => {
    showPanel([print, urn])
    expect(items()).toEqual(['Clay Paw Print$49.90Quantity 2ChangeRemove', 'Brass Urn$120.00Quantity 1ChangeRemove'])
    expect(screen.getByText('Collection Travel Cost').nextSibling?.textContent).toBe('$45.00')
    expect(total()).toBe('Total (inc GST) $214.90')
  })

  test('lists a fee not set yet without counting it; 0 is $0.00 [OPEN-58]', () => {
    showPanel([urn], { change: { fees: { collection: 0, return: null } } })
    expect(screen.getByText('Collection Travel Cost').nextSibling?.textContent).toBe('$0.00')
    expect(screen.getByText('Return Travel Cost').nextSibling?.textContent).toBe('To be confirmed')
    expect(total()).toBe('Total (inc GST) $120.00')
  })

  test.each([
    ['shows 2 × 24.95 = 49.90 as the total of products without fees', [print], 'Total (inc GST) $49.90'],
    ['shows no total without products and fees', [], undefined],
  ])('%s [CAT-44, OPEN-178]', (_, lines, shown) => {
    showPanel(lines, { change: { fees: {} } })
    expect(screen.queryByText('Total (inc GST)')?.closest('[role="status"]')?.textContent).toBe(shown)
  })

  test('No price hides every amount and the total [CAT-44, CAT-45]', () => {
    const { container } = showPanel([print, urn], { host: { prices: { visible: false, column: null } } })
    expect(items()).toEqual(['Clay Paw PrintQuantity 2ChangeRemove', 'Brass UrnQuantity 1ChangeRemove'])
    expect(container.textContent).not.toMatch(/\$|Total|Cost|confirmed/)
  })
})

describe('removing', () => {
  test('is offered only for removable lines [CAT-48]', () => {
    showPanel([print, line('l2', 'Collection tag', { canBeDeleted: false })])
    expect(remove('Clay Paw Print')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove Collection tag' })).toBeNull()
  })

  test('shows a failure at the line and logs it with booking id and number [CAT-49]', async () => {
    const report = vi.fn<PortalHost['report']>()
    const error = new ApiError({ kind: 'server', status: 500 })
    showPanel([print], { change: { removeLine: () => Promise.reject(error) }, host: { report } })
    fireEvent.click(remove('Clay Paw Print'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Clay Paw Print is not removed yet. Try again, or call Client Care on 08\u00a09200\u00a00000.',
    )
    expect(report).toHaveBeenCalledExactlyOnceWith(error, {
      action: 'Failed to remove item in shopping cart',
      bookingId: 'booking-1',
      orderId: '100123',
    })
    expect(remove('Clay Paw Print')).toBeTruthy()
  })

  test('a failed Undo says so and can be retried', async () => {
    const restoreLine = () => Promise.reject(new ApiError({ kind: 'offline' }))
    showPanel([print], { change: { restoreLine } })
    fireEvent.click(remove('Clay Paw Print'))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Clay Paw Print is not put back yet.')
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  test('by keyboard the focus goes to Undo, which then waits; afterwards to the items', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    showPanel([print])
    fireEvent.click(remove('Clay Paw Print'), { detail: 0 })
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(document.activeElement).toBe(undo))
    await act(() => vi.advanceTimersByTimeAsync(2 * UNDO_MS))
    fireEvent.click(undo)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('group', { name: 'Items in the cart' }))
  })
})

test('marks a size chosen for another weight, with Change [OPEN-103]', () => {
  const size = { id: 'm', name: 'Medium', baseId: 'urn', group: 'Size', min_weight: 25, max_weight: 30 }
  const chosen = parse(ChildOptionSchema, { ...size, chosen_for_weight: 28 })
  const sized = line('l1', 'Brass Urn', { actualProductIdC: 'urn', packageProductsC: { urn: [chosen] } })
  showPanel([sized], { change: { pet: { firstName: 'Bella', weight: 31 } } })
  expect(screen.getByText('Size was chosen for 28.00 kg; Bella weighs 31.00 kg now.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Change Brass Urn' })).toBeTruthy()
})
