// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { useRead } from '@portal/federation'
import { fakeApi, renderInPortal } from '@portal/testing'
import { CartKeeper } from '../testing/CartKeeper'
import { engraved, noOptions, product, savedLine } from '../testing/catalogue.fixture'
import { addButton, engravingText, openDialog, typeWords } from './product-dialog.fixture'
import { ProductDialog } from './ProductDialog'

afterEach(cleanup)

describe('adding', () => {
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
