import { describe, expect, test } from 'vitest'
import { toPortalBooking } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { line } from '../../testing/bookings'
import { bellaAt, lost, outdated, PlayedSession } from '../../testing/played-session'
import { serverLine } from '../../testing/server-line'
import { changedLines, lineOf } from './lines'
import type { BookingSession } from './session'

/** Bella's booking with an urn in its cart. */
function withUrns(version: number, quantity: number): ServerBooking {
  const urn = {
    ...serverLine('urn', 'Urn', quantity, 120),
    actual_product_id_c: 'product-urn',
    producttemplate_id_c: null,
    editId: 'edit-urn',
  }
  return { ...bellaAt(version), quoted_products: [urn] }
}

/** A page that shows one urn. */
const page = () => new PlayedSession({ server: withUrns(3, 1) })

const urns = (quantity: number) => {
  const input = { id: 'urn', editId: 'edit-urn', productId: 'product-urn', name: 'Urn', quantity }
  return { kind: 'lines', change: { kind: 'put', input, editId: 'edit-urn' } } as const
}

/** The quantity of urns in the write in progress, and its version. */
function sent({ flight }: BookingSession): string {
  if (flight?.kind !== 'write' || flight.write.kind !== 'booking') return ''
  return `${flight.write.body.quoted_products?.map((each) => each.quantity).join()} on ${flight.write.version}`
}

test("a queued line change does not overwrite a colleague's change of that line [OPEN-87]", () => {
  const cart = page()
  cart.ask({ kind: 'confirmation', seen: 3 })
  const asked = cart.ask(urns(2))
  cart.read(withUrns(4, 45))
  cart.answer(withUrns(4, 45))
  expect(sent(cart.session)).toBe('2 on 3')
  cart.fail(outdated)
  cart.answer(withUrns(4, 45))
  expect(cart.endOf(asked)).toEqual({ kind: 'failed', error: outdated })
})

test("a colleague's change of other fields does not block a line [OPEN-87]", () => {
  const cart = page()
  cart.ask(urns(2))
  cart.fail(outdated)
  cart.answer(withUrns(4, 1))
  expect(sent(cart.session)).toBe('2 on 4')
})

test('two quick changes of one line are both saved [CAT-40]', () => {
  const cart = page()
  cart.ask(urns(2))
  cart.ask(urns(3))
  expect(sent(cart.session)).toBe('2 on 3')
  cart.answer(withUrns(4, 2))
  expect(sent(cart.session)).toBe('3 on 4')
})

test('retries lines on a newer version up to three times, also after the wizard was left', () => {
  const cart = page()
  const asked = cart.ask(urns(2))
  cart.tell({ kind: 'left' })
  for (const version of [4, 5]) {
    cart.fail(outdated)
    cart.answer(withUrns(version, 1))
  }
  expect([sent(cart.session), cart.key]).toEqual(['2 on 5', 'ask-1.3'])
  cart.fail(outdated)
  expect([cart.flight, cart.endOf(asked)]).toEqual([null, { kind: 'failed', error: outdated }])
})

test('reports the first failure when reading again fails', () => {
  const cart = page()
  const asked = cart.ask(urns(2))
  cart.fail(outdated)
  cart.fail(lost)
  expect(cart.endOf(asked)).toEqual({ kind: 'failed', error: lost })
})

test('sends a change of a line on top of one whose answer was lost [OPEN-87]', () => {
  const cart = page()
  cart.ask(urns(2))
  cart.fail(lost)
  cart.ask(urns(3))
  cart.answer(withUrns(4, 2))
  expect(sent(cart.session)).toBe('3 on 4')
})

describe('the lines of a change', () => {
  const booking = { ...toPortalBooking(bellaAt(3)), quotedProducts: [line('l1', 'Paw print', 85, 2)] }

  test('removing marks the line deleted with quantity 0 [CAT-46]', () => {
    const removed = changedLines({ kind: 'removed', line: line('l1', 'Paw print', 85, 2) }, booking)
    expect(removed).toEqual([{ ...line('l1', 'Paw print', 85, 2), deleted: true, quantity: 0 }])
  })

  test('undoing a removal restores the quantity', () => {
    const [restored] = changedLines({ kind: 'restored', line: line('l1', 'Paw print', 85, 2) }, booking)
    expect(restored).toMatchObject({ id: 'l1', deleted: false, quantity: 2 })
  })

  test('saves only the changed line; others stay on the server', () => {
    const two = { ...booking, quotedProducts: [line('l1', 'Paw print', 85), line('l2', 'Urn', 120)] }
    const input = { id: 'l2', productId: 'product-l2', name: 'Urn', quantity: 3 }
    const put = changedLines({ kind: 'put', input, editId: 'e2' }, two)
    expect(put.map(({ id, quantity }) => [id, quantity])).toEqual([['l2', 3]])
  })

  test('after a price change all visible lines are saved [OPEN-102]', () => {
    const lines = [line('l1', 'Clay Paw Print', 49.9), { ...line('l2', 'Urn', 120), deleted: true, quantity: 0 }]
    expect(changedLines({ kind: 'repriced' }, { ...booking, quotedProducts: lines }).map(({ id }) => id)).toEqual([
      'l1',
    ])
  })

  test('a new line has an edit id, so that a retry adds it once', () => {
    const made = lineOf({ productId: 'p9', name: 'Candle', quantity: 1 }, 'edit-9', [])
    expect(made).toMatchObject({ id: '', editId: 'edit-9', actualProductIdC: 'p9', quantity: 1, isVpcreated: true })
  })
})
