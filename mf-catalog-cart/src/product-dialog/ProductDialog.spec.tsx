// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { useRead } from '@portal/federation'
import { fakeApi, renderInPortal, restThenClick } from '@portal/testing'
import { CartKeeper } from '../testing/CartKeeper'
import { engraved, noOptions, product, savedLine, soldOut } from '../testing/catalogue.fixture'
import { addButton, engravingText, openDialog, typeWords } from './product-dialog.fixture'
import { ProductDialog } from './ProductDialog'

afterEach(cleanup)

describe('description', () => {
  test('says what to do before handing over the pet [OPEN-97]', async () => {
    const { dialog } = await openDialog(product({ preCremationInstructions: 'Take two ink prints of one paw.' }))
    const said = within(dialog).getByText('Take two ink prints of one paw.')
    expect(said.closest('[role="status"]')?.textContent).toContain('Before you hand over the pet')
  })

  test('No price hides the amount [CAT-45]', async () => {
    const { dialog } = await openDialog(product(), { host: { prices: { visible: false, column: null } } })
    expect(dialog.textContent).not.toMatch(/\$|RRP|GST/)
  })

  test('offers Retry when an item fails to load', async () => {
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

describe('items that cannot be added', () => {
  test('out of stock: Add is disabled with the reason [CAT-50, OPEN-63]', async () => {
    const { dialog, saveLine } = await openDialog(soldOut)
    expect(within(dialog).getByText('Out of stock')).toBeTruthy()
    expect(addButton().getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(addButton().getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toMatch(
      /^Out of stock for your region at the moment\. Choose another item, or call Client Care on/,
    )
    fireEvent.click(addButton())
    expect(saveLine).not.toHaveBeenCalled()
  })

  test.each([
    ['of another day', { dateAvailable: '2199-12-12' }, 'Available from 12 December 2199.'],
    ['withdrawn', { hideInPortalModal: true }, 'No longer offered.'],
  ])('%s: Add is disabled with the reason [OPEN-101]', async (_, change, reason) => {
    const { saveLine } = await openDialog(product(change))
    expect(addButton().getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(addButton().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      `${reason} Choose another item, or call Client Care on`,
    )
    expect(screen.queryByLabelText('Quantity')).toBeNull()
    fireEvent.click(addButton())
    expect(saveLine).not.toHaveBeenCalled()
  })
})

describe('engraving', () => {
  test('closing asks before typed text is lost; Keep editing keeps it', async () => {
    const { dialog, onClose } = await openDialog(engraved)
    typeWords('Bella')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without adding?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(engravingText().value).toBe('Bella')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    restThenClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('adding', () => {
  test('shows progress, sends once, and stays open meanwhile', async () => {
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

  test('a failure keeps the dialog and its input; the next try is the same line', async () => {
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

test('reads a booking changed by somebody else again before the next try', async () => {
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
  expect((await screen.findByRole('alert')).textContent).toContain('It is loaded again. Try again, or call')
  expect(read).toHaveBeenCalledTimes(2)
})
