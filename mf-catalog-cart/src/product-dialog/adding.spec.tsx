// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { useRead } from '@portal/federation'
import { fakeApi, renderInPortal } from '@portal/testing'
import { CartKeeper } from '../testing/CartKeeper'
import { engraved, noOptions, product, savedLine, toOrder } from '../testing/catalogue.fixture'
import { addButton, engravingText, openDialog, typeWords } from './product-dialog.fixture'
import { ProductDialog } from './ProductDialog'

afterEach(cleanup)

describe('adding', () => {
  test('saves the line, says so and closes; a plain item has no words [CAT-40, OPEN-65]', async () => {
    const { saveLine, onClose, notices } = await openDialog(product())
    expect(screen.queryByRole('checkbox')).toBeNull()
    fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '3' } })
    fireEvent.click(addButton())
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
    const { dialog, saveLine, onClose } = await openDialog(product(), {
      save: async (line) => {
        await new Promise<void>((resolve) => (finish = resolve))
        return savedLine(line)
      },
    })
    fireEvent.click(addButton())
    const busy = await screen.findByRole('button', { name: 'Adding' })
    fireEvent.click(busy)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    finish()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(saveLine).toHaveBeenCalledOnce()
  })

  test('a wrong quantity stays as it was typed and is said at the field, which takes the focus [OPEN-100]', async () => {
    const { saveLine } = await openDialog(product())
    const quantity = screen.getByLabelText<HTMLInputElement>('Quantity')
    for (const typed of ['1.5', '100', '1e2', '-3', '']) {
      fireEvent.change(quantity, { target: { value: typed } })
      fireEvent.click(addButton())
      await screen.findByText('Enter a quantity from 1 to 99')
      expect(quantity.value).toBe(typed)
    }
    await expect.poll(() => document.activeElement).toBe(quantity)
    expect(saveLine).not.toHaveBeenCalled()
  })

  test('a failure keeps the dialog and what was entered; the next try is the same line', async () => {
    let isDown = true
    const { saveLine, onClose, failures } = await openDialog(engraved, {
      save: async (line) => {
        if (isDown) throw new ApiError({ kind: 'offline' })
        return savedLine(line)
      },
    })
    typeWords('Bella')
    fireEvent.click(addButton())
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Heart Keepsake is not in the cart yet; what you chose is still here. There is no connection. Try again, or call',
    )
    expect(engravingText().value).toBe('Bella')
    expect(onClose).not.toHaveBeenCalled()
    expect(failures).toHaveLength(1)
    isDown = false
    fireEvent.click(addButton())
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
  fireEvent.click(addButton())
  expect((await screen.findByRole('alert')).textContent).toContain('it is loaded again. Try again, or call')
  expect(read).toHaveBeenCalledTimes(2)
})

describe('special orders', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Special order' })

  test('are asked about, with the time they take; Continue saves [CAT-36, CAT-37, CAT-38]', async () => {
    const { saveLine, onClose } = await openDialog(toOrder)
    fireEvent.click(addButton())
    const dialog = await question()
    expect(dialog.textContent).toContain('4-6 weeks')
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
    expect(saveLine).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(saveLine).toHaveBeenCalledOnce()
  })

  test('Close does not save and leads back to the item [CAT-39]', async () => {
    const { saveLine, onClose } = await openDialog(toOrder)
    addButton().focus()
    fireEvent.click(addButton())
    const dialog = await question()
    const close = within(dialog)
      .getAllByRole('button', { name: 'Close' })
      .find(({ textContent }) => textContent === 'Close')
    if (!close) throw new Error('no Close in the question')
    fireEvent.click(close)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(addButton()))
    expect(saveLine).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})
