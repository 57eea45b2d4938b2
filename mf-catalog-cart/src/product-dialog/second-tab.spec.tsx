// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { ServerBookingSchema, itemLines, toPortalBooking } from '@portal/domain'
import { useRead } from '@portal/federation'
import type { CartLineInput } from '@portal/slots/mf-catalog-cart'
import { fakeApi, renderInPortal } from '@portal/testing'
import { parse } from 'valibot'
import { CartPanel } from '../cart/CartPanel'
import { product, savedLine } from '../testing/catalogue.fixture'
import { ProductDialog } from './ProductDialog'

const urn = product({ id: 'urn', name: 'Brass Urn', price: 120, total_product_price: 120 })
const plate = { requires_engraving: true, engraving_max_length: 2, engraving_max_characters: 18 }
const option = { id: 'brass', name: 'Brass plate', group: 'Plate', parentId: 'urn', baseId: 'urn', ...plate }
const values = {
  product: { id: 'urn', name: 'Brass Urn' },
  parents: [{ name: 'Plate', optionalStatus: false }],
  filteredproducts: [option, { ...option, id: 'plain', name: 'No plate', requires_engraving: false }],
}

const serverLine = (name: string) => ({ id: `line-${name}`, name, quantity: 1, actual_product_id_c: name })

/** One booking in two tabs: `otherTab` adds to it, which refuses what this tab sends upon the version before. */
function show() {
  const server = { version: 1, names: ['Clay Paw Print'] }
  const tried: CartLineInput[] = []
  let seen = 1
  const saveLine = async (line: CartLineInput) => {
    tried.push(line)
    if (seen !== server.version) throw new ApiError({ kind: 'version', status: 412 })
    return savedLine(line)
  }
  const api = fakeApi({
    getProduct: () => urn,
    getProductOptions: ({ query }: { query: { parent_id?: string } }) =>
      query.parent_id ? { ...values, parents: [], filteredproducts: [] } : values,
    getBooking: () => {
      seen = server.version
      const facts = { id: 'booking-1', version: server.version, cstm: {} }
      return parse(ServerBookingSchema, { ...facts, quoted_products: server.names.map(serverLine) })
    },
  })
  renderInPortal(<Tab saveLine={saveLine} />, { host: { api } })
  const otherTab = (name: string) => {
    server.names.push(name)
    server.version++
  }
  return { tried, otherTab }
}

function Tab({ saveLine }: { saveLine: (line: CartLineInput) => ReturnType<typeof savedLine> }) {
  const { data } = useRead(getBooking, { params: { id: 'booking-1' } }, { action: 'read' })
  if (!data) return null
  const { quotedProducts: lines } = toPortalBooking(data)
  const nothing = async () => undefined
  const fees = { collection: null, return: null }
  const cart = {
    bookingId: 'booking-1',
    orderId: '1',
    lines,
    fees,
    saveLine,
    removeLine: nothing,
    restoreLine: nothing,
  }
  return (
    <>
      <CartPanel cart={cart} />
      <output>{itemLines(lines).map(({ name }) => `${name};`)}</output>
      <ProductDialog item={urn} cart={cart} petWeight={null} onClose={() => undefined} />
    </>
  )
}

const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Engraving text for Brass plate' })
const plateNamed = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })
const inCart = () => document.querySelector('output')?.textContent
const add = async () => {
  await waitFor(() => expect(screen.queryByText('Loading choices')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Finish and add to cart' }))
}

afterEach(cleanup)

test('refused for what a second tab added: the cart shows both, and all that was typed is there for the same line', async () => {
  const { tried, otherTab } = show()
  fireEvent.click(await plateNamed('Brass plate'))
  fireEvent.change(await words(), { target: { value: 'Bella\n2026' } })
  otherTab('Candle')
  await add()
  expect((await screen.findByRole('alert')).textContent).toContain('Brass Urn is not in the cart yet')
  await expect.poll(inCart).toBe('Clay Paw Print;Candle;')
  expect([(await plateNamed('Brass plate')).checked, (await words()).value]).toEqual([true, 'Bella\n2026'])

  await add()
  await waitFor(() => expect(tried).toHaveLength(2))
  expect(tried[1]).toEqual(tried[0])
  expect(tried[0]).toMatchObject({
    editId: expect.stringMatching(/^[\w-]{36}$/),
    packageProductsC: { urn: [{ id: 'brass', engraving_text: 'Bella\n2026' }] },
  })
})

test('an item without words keeps its quantity', async () => {
  const { tried, otherTab } = show()
  fireEvent.click(await plateNamed('No plate'))
  const quantity = await screen.findByLabelText<HTMLInputElement>('Quantity')
  fireEvent.change(quantity, { target: { value: '3' } })
  otherTab('Candle')
  await add()
  await screen.findByRole('alert')
  expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('3')
  await add()
  await waitFor(() => expect(tried.map((line) => line.quantity)).toEqual([3, 3]))
})
