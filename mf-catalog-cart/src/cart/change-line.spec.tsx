// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { ChildOptionSchema, newLine } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { fakeApi, renderInPortal } from '@portal/testing'
import { parse } from 'valibot'
import { CartKeeper } from '../testing/CartKeeper'
import { product, savedLine } from '../testing/catalogue.fixture'
import { CartPanel } from './CartPanel'

const urn = product({ id: 'urn', name: 'Brass Urn', price: 120, total_product_price: 120, stock: {} })
const plate = { requires_engraving: true, engraving_max_length: 2, engraving_max_characters: 18 }
const option = (id: string, more: object = {}) => ({
  id,
  name: id,
  baseId: 'urn',
  parentId: 'urn',
  group: 'Plate',
  ...more,
})
const answer = {
  product: { id: 'urn', name: 'Brass Urn' },
  parents: [{ name: 'Plate', optionalStatus: false }],
  filteredproducts: [option('plain'), option('brass', plate)],
}
const line: QuotedLine = {
  ...newLine({ id: 'urn', name: 'Brass Urn', price: 120 }, 'edit-1'),
  id: 'line-1',
  packageProductsC: { urn: [parse(ChildOptionSchema, { ...option('brass', plate), engraving_text: 'Bella' })] },
}

function show(Cart: typeof CartPanel, save = savedLine, lines = [line], answers = {}) {
  const saveLine = vi.fn<BookingCart['saveLine']>(save)
  const getProductOptions = ({ query }: { query: { parent_id?: string } }) =>
    query.parent_id ? { ...answer, parents: [], filteredproducts: [] } : answer
  renderInPortal(
    <CartKeeper lines={lines} change={{ saveLine }}>
      {(cart) => <Cart cart={cart} />}
    </CartKeeper>,
    { host: { api: fakeApi({ getProduct: () => urn, getProductOptions, ...answers }) } },
  )
  return saveLine
}

const change = () => screen.getByRole('button', { name: 'Change Brass Urn' })
const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Engraving text for brass' })
const save = async () => {
  await waitFor(() => expect(screen.queryByText('Loading choices')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
}

afterEach(cleanup)

test("Change opens the dialog with the line's values, saves the same line and marks it Updated [CAT-32]", async () => {
  const saveLine = show(CartPanel)
  fireEvent.click(change())
  expect((await words()).value).toBe('Bella')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'brass' }).checked).toBe(true)
  fireEvent.change(await words(), { target: { value: 'Bella\n2026' } })
  await save()
  expect(await screen.findByText('Updated')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saveLine).toHaveBeenCalledOnce()
  expect(saveLine.mock.calls[0]?.[0]).toMatchObject({
    id: 'line-1',
    editId: 'edit-1',
    productId: 'urn',
    quantity: 1,
    packageProductsC: { urn: [{ id: 'brass', engraving_text: 'Bella\n2026' }] },
  })
})

test('an engraved line has quantity one and says why; without engraving the quantity returns, even empty [OPEN-100]', async () => {
  const saveLine = show(CartPanel)
  fireEvent.click(change())
  await words()
  const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity')
  expect([quantity().value, quantity().readOnly]).toEqual(['1', true])
  expect(
    screen.getByText('Engraved items are ordered one at a time. To order one with other words, add it again.'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Add engraving to brass' }))
  expect(quantity().readOnly).toBe(false)
  fireEvent.change(quantity(), { target: { value: '' } })
  await save()
  expect(await screen.findByText('Enter a quantity from 1 to 99')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Add engraving to brass' }))
  expect(quantity().value).toBe('1')
  expect(screen.queryByText('Enter a quantity from 1 to 99')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Add engraving to brass' }))
  expect(quantity().value).toBe('')
  expect(screen.getByText('Enter a quantity from 1 to 99')).toBeTruthy()
  await save()
  expect(saveLine).not.toHaveBeenCalled()
  fireEvent.change(quantity(), { target: { value: '4' } })
  await save()
  expect(await screen.findByText('Updated')).toBeTruthy()
  expect(saveLine.mock.calls[0]?.[0]).toMatchObject({ quantity: 4 })
})

test('a failure keeps the dialog with its changes, and the line is not marked', async () => {
  show(CartPanel, () => Promise.reject(new ApiError({ kind: 'offline' })))
  fireEvent.click(change())
  fireEvent.change(await words(), { target: { value: 'Rex' } })
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('Brass Urn is not changed yet')
  expect((await words()).value).toBe('Rex')
  expect(screen.queryByText('Updated')).toBeNull()
})
