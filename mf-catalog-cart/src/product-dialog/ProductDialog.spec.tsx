// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import type { Product } from '@portal/domain'
import { useRead } from '@portal/federation'
import type { PortalHost } from '@portal/federation'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { fakeApi, fakeHost, renderInPortal, restThenClick } from '@portal/testing'
import { CartKeeper } from '../testing/CartKeeper'
import { NO_PLAQUES, engraved, noOptions, product, savedLine, soldOut, toOrder } from '../testing/catalogue.fixture'
import { ProductDialog } from './ProductDialog'

type Save = BookingCart['saveLine']

interface Setting {
  readonly save?: Save
  readonly host?: Partial<PortalHost>
}

/** Opens the dialog of an item and waits for its description. */
async function open(item: Product, { save = savedLine, host = {} }: Setting = {}) {
  const saveLine = vi.fn<Save>(save)
  const onClose = vi.fn<() => void>()
  const own = {
    ...fakeHost(),
    api: fakeApi({ getProduct: () => item, getProductOptions: () => noOptions, getPlaqueConfig: () => NO_PLAQUES }),
    ...host,
  }
  renderInPortal(
    <CartKeeper change={{ saveLine }}>
      {(cart) => <ProductDialog item={item} cart={cart} petWeight={null} onClose={onClose} />}
    </CartKeeper>,
    { host: own },
  )
  const dialog = await screen.findByRole('dialog', { name: item.name })
  await within(dialog).findByText(item.description)
  await waitFor(() => expect(within(dialog).queryByText('Loading choices')).toBeNull())
  return { dialog, saveLine, onClose, notices: own.notices, failures: own.failures }
}

const add = () => screen.getByRole('button', { name: 'Finish and add to cart' })
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Engraving text' })
const type = (typed: string) => fireEvent.change(text(), { target: { value: typed } })

afterEach(cleanup)

describe('description', () => {
  test('shows picture, price with its column and stock [OPEN-63, OPEN-64]', async () => {
    const { dialog } = await open(product({ total_product_price: 29.5 }))
    expect(within(dialog).getByRole('img', { name: 'Clay Paw Print' }).getAttribute('src')).toBe(
      '/media/products/paw-print.svg',
    )
    expect(within(dialog).getByText(/\$29\.50/).textContent).toBe('$29.50 RRP')
    expect(within(dialog).getByText('In stock')).toBeTruthy()
  })

  test('what is reduced costs less, the former price is struck through and told in words [OPEN-101]', async () => {
    const reduced = product({ listPrice: 85, discountPrice: 72, price: 72, total_product_price: 72 })
    const { dialog } = await open(reduced)
    expect(within(dialog).getByText(/\$72\.00/).textContent).toBe('was $85.00, now $72.00 RRP')
    expect(within(dialog).getByText('$85.00').tagName).toBe('S')
  })

  test('says what is to be done before the pet is handed over [OPEN-97]', async () => {
    const { dialog } = await open(product({ preCremationInstructions: 'Take two ink prints of one paw.' }))
    const said = within(dialog).getByText('Take two ink prints of one paw.')
    expect(said.closest('[role="status"]')?.textContent).toContain('Before you hand over the pet')
  })

  test('No price leaves the amount out [CAT-45]', async () => {
    const { dialog } = await open(product(), { host: { prices: { visible: false, column: null } } })
    expect(dialog.textContent).not.toMatch(/\$|RRP/)
  })

  test('an item that could not be loaded can be asked for again', async () => {
    let isDown = true
    const getProduct = () => {
      if (isDown) throw new ApiError({ kind: 'server', status: 500 })
      return product()
    }
    const dialog = (
      <CartKeeper>
        {(cart) => <ProductDialog item={product()} cart={cart} petWeight={null} onClose={() => undefined} />}
      </CartKeeper>
    )
    renderInPortal(dialog, { host: { api: fakeApi({ getProduct, getProductOptions: () => noOptions }) } })
    expect((await screen.findByRole('alert')).textContent).toContain('Your booking and cart are safe.')
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('A print of one paw, pressed in clay.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('adding', () => {
  test('saves the line, says so and closes; a plain item has no words [CAT-40, OPEN-65]', async () => {
    const { saveLine, onClose, notices } = await open(product())
    expect(screen.queryByRole('checkbox')).toBeNull()
    fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '3' } })
    fireEvent.click(add())
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(saveLine).toHaveBeenCalledExactlyOnceWith({
      productId: 'paw-print',
      name: 'Clay Paw Print',
      quantity: 3,
      engravingText: null,
      packageProductsC: {},
      editId: expect.any(String),
    })
    expect(notices).toEqual(['Clay Paw Print is in the cart.'])
  })

  test('shows its progress, is sent once, and the dialog stays meanwhile', async () => {
    let finish = () => {}
    const { dialog, saveLine, onClose } = await open(product(), {
      save: async (line) => {
        await new Promise<void>((resolve) => (finish = resolve))
        return savedLine(line)
      },
    })
    fireEvent.click(add())
    const busy = await screen.findByRole('button', { name: 'Adding' })
    fireEvent.click(busy)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    finish()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(saveLine).toHaveBeenCalledOnce()
  })

  test('a wrong quantity is said at the field, which takes the focus', async () => {
    const { saveLine } = await open(product())
    fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '0' } })
    fireEvent.click(add())
    await screen.findByText('Enter a quantity from 1 to 99')
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Quantity'))
    expect(saveLine).not.toHaveBeenCalled()
  })

  test('a failure keeps the dialog and what was entered; the next try is the same line', async () => {
    let isDown = true
    const { saveLine, onClose, failures } = await open(engraved, {
      save: async (line) => {
        if (isDown) throw new ApiError({ kind: 'offline' })
        return savedLine(line)
      },
    })
    type('Bella')
    fireEvent.click(add())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Heart Keepsake is not in the cart yet; what you chose is still here. There is no connection. Try again.',
    )
    expect(text().value).toBe('Bella')
    expect(onClose).not.toHaveBeenCalled()
    expect(failures).toHaveLength(1)
    isDown = false
    fireEvent.click(add())
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const [first, second] = saveLine.mock.calls.map(([line]) => line.editId)
    expect(second).toBe(first)
  })
})

test('a booking changed by somebody else is read again before the next try', async () => {
  const read = vi.fn<() => unknown>(() => ({ id: 'booking-1' }))
  const api = fakeApi({ getProduct: () => product(), getProductOptions: () => noOptions, getBooking: read })
  const saveLine = () => Promise.reject(new ApiError({ kind: 'version', status: 412 }))
  const Wizard = () => {
    useRead(getBooking, { params: { id: 'booking-1' } }, { action: 'read booking' })
    return (
      <CartKeeper change={{ saveLine }}>
        {(cart) => <ProductDialog item={product()} cart={cart} petWeight={null} onClose={() => undefined} />}
      </CartKeeper>
    )
  }
  renderInPortal(<Wizard />, { host: { api } })
  await screen.findByLabelText('Quantity')
  await waitFor(() => expect(screen.queryByText('Loading choices')).toBeNull())
  fireEvent.click(add())
  expect((await screen.findByRole('alert')).textContent).toContain('it is loaded again. Try again.')
  expect(read).toHaveBeenCalledTimes(2)
})

describe('what cannot be added', () => {
  test('out of stock: Add is disabled with the reason [CAT-50, OPEN-63]', async () => {
    const { dialog, saveLine } = await open(soldOut)
    expect(within(dialog).getByText('Out of stock')).toBeTruthy()
    expect(add().getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(add().getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Out of stock for your region at the moment.')
    fireEvent.click(add())
    expect(saveLine).not.toHaveBeenCalled()
  })

  test.each([
    ['of another day', { dateAvailable: '2199-12-12' }, 'Available from 12 December 2199.'],
    ['withdrawn', { hideInPortalModal: true }, 'No longer offered.'],
  ])('what is %s: Add is disabled with the reason [OPEN-101]', async (_, change, reason) => {
    const { saveLine } = await open(product(change))
    expect(add().getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(add().getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason)
    expect(screen.queryByLabelText('Quantity')).toBeNull()
    fireEvent.click(add())
    expect(saveLine).not.toHaveBeenCalled()
  })
})

describe('special orders', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Special order' })

  test('are asked about, with the time they take; Continue saves [CAT-36, CAT-37, CAT-38]', async () => {
    const { saveLine, onClose } = await open(toOrder)
    fireEvent.click(add())
    const dialog = await question()
    expect(dialog.textContent).toContain('4-6 weeks')
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
    expect(saveLine).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(saveLine).toHaveBeenCalledOnce()
  })

  test('Close does not save and leads back to the item [CAT-39]', async () => {
    const { saveLine, onClose } = await open(toOrder)
    add().focus()
    fireEvent.click(add())
    const dialog = await question()
    const close = within(dialog)
      .getAllByRole('button', { name: 'Close' })
      .find(({ textContent }) => textContent === 'Close')
    if (!close) throw new Error('no Close in the question')
    fireEvent.click(close)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(add()))
    expect(saveLine).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('engraving', () => {
  test('is on from the start, required, and counted [CAT-51, CAT-53, CAT-55]', async () => {
    const { saveLine } = await open(engraved)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Add engraving' }).checked).toBe(true)
    expect(screen.getByText('0/2 lines, 0/5 characters in the longest line')).toBeTruthy()
    fireEvent.click(add())
    await screen.findByText('Enter the words to engrave, or untick Add engraving')
    await expect.poll(() => document.activeElement).toBe(text())
    type('Bell\na')
    expect(screen.getByText('2/2 lines, 4/5 characters in the longest line')).toBeTruthy()
    fireEvent.click(add())
    await waitFor(() => expect(saveLine).toHaveBeenCalledOnce())
    expect(saveLine.mock.calls[0]?.[0]).toMatchObject({ engravingText: 'Bell\na' })
  })

  test('closing asks when words would be lost; Keep editing keeps them', async () => {
    const { dialog, onClose } = await open(engraved)
    type('Bella')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without adding?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(text().value).toBe('Bella')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    restThenClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
