// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { apiWithBroken, fakeApi, renderInPortal } from '@portal/testing'
import { CartKeeper } from '../testing/CartKeeper'
import { product, savedLine } from '../testing/catalogue.fixture'
import { ProductDialog } from './ProductDialog'

const box = product({ id: 'box', name: 'Rest Box', price: 189, total_product_price: 189 })

type Answer = Readonly<{ name: string; optionalStatus?: boolean; options: Readonly<Record<string, object>> }[]>

/** Dropdowns by parent: sizes, a finish under the small one, a lid under the oiled one. */
const TREE: Readonly<Record<string, Answer>> = {
  box: [
    {
      name: 'Size',
      options: {
        small: { min_weight: 0, max_weight: 10 },
        large: { min_weight: 10, max_weight: null, unit_price: 55 },
      },
    },
    { name: 'Ribbon', optionalStatus: true, options: { blue: { unit_price: 4.2 } } },
  ],
  small: [{ name: 'Finish', options: { oiled: { description: 'A soft, open finish.', image: '/o.svg' }, satin: {} } }],
  oiled: [
    {
      name: 'Lid detail',
      options: {
        plain: {},
        plate: { requires_engraving: true, engraving_max_length: 2, engraving_max_characters: 18, unit_price: 36 },
      },
    },
  ],
}

function answerOf(parentId: string, tree = TREE) {
  const groups = tree[parentId] ?? []
  return {
    product: { id: parentId, name: parentId },
    parents: groups.map(({ name, optionalStatus = false }) => ({ name, optionalStatus })),
    filteredproducts: groups.flatMap(({ name, options }) =>
      Object.entries(options).map(([id, option]) => ({
        id,
        name: id,
        group: name,
        parentId,
        baseId: 'box',
        ...option,
      })),
    ),
  }
}

type OptionsRequest = Readonly<{ query: Readonly<{ parent_id?: string }> }>
type Options = (asked: OptionsRequest) => unknown
const fromTree: Options = ({ query }) => answerOf(query.parent_id ?? 'box')

async function open({ options = fromTree, weight = null as number | null, save = savedLine } = {}) {
  const saveLine = vi.fn<BookingCart['saveLine']>(save)
  const getProductOptions = vi.fn<Options>(options)
  renderInPortal(
    <CartKeeper change={{ saveLine }}>
      {(cart) => <ProductDialog item={box} cart={cart} petWeight={weight} onClose={() => undefined} />}
    </CartKeeper>,
    { host: { api: fakeApi({ getProduct: () => box, getProductOptions }) } },
  )
  await screen.findByText(box.description)
  return { saveLine, getProductOptions }
}

const group = (name: string) => screen.findByRole('radiogroup', { name: new RegExp(`^${name}`) })
const pick = async (name: string, value: string) =>
  fireEvent.click(within(await group(name)).getByRole('radio', { name: value }))
const picked = async (name: string) => (await group(name)).querySelector<HTMLInputElement>(':checked')?.value
const add = () => screen.getByRole('button', { name: 'Finish and add to cart' })
const price = () => screen.getByText(/RRP/).parentElement?.textContent
const labels = () => [...new Set(screen.getAllByRole('radio').map((each) => each.getAttribute('name')))]

afterEach(cleanup)

describe('dropdowns to any depth', () => {
  test('a value opens its own dropdowns next to it; each is sent under its parent [CAT-30, OPEN-95]', async () => {
    const { saveLine, getProductOptions } = await open()
    await pick('Size', 'small')
    await pick('Finish', 'oiled')
    await pick('Lid detail', 'plate')
    expect(labels()).toEqual(['choice.box.g0', 'choice.small.g0', 'choice.oiled.g0', 'choice.box.g1'])
    fireEvent.change(screen.getByRole('textbox', { name: 'Engraving text for plate' }), { target: { value: 'Bella' } })
    await waitFor(() => expect(screen.queryByText('Loading choices')).toBeNull())
    fireEvent.click(add())
    await waitFor(() => expect(saveLine).toHaveBeenCalledOnce())
    expect(saveLine.mock.calls[0]?.[0]).toMatchObject({
      productId: 'box',
      packageProductsC: {
        box: [{ id: 'small', engraving_text: null }],
        small: [{ id: 'oiled' }],
        oiled: [{ id: 'plate', engraving_text: 'Bella' }],
      },
    })
    expect(getProductOptions.mock.calls.map(([{ query }]) => query.parent_id)).toEqual([
      undefined,
      'small',
      'oiled',
      'plate',
    ])
  })

  test('the price follows: from 189.00, 189.00 + 55.00 = 244.00, with the ribbon 248.20 [OPEN-64]', async () => {
    await open()
    await group('Size')
    expect(price()).toBe('from $189.00 RRP, inc GST')
    await pick('Size', 'large')
    await waitFor(() => expect(price()).toBe('$244.00 RRP, inc GST'))
    await pick('Ribbon', 'blue')
    await waitFor(() => expect(price()).toBe('$248.20 RRP, inc GST'))
  })

  test("another value removes the former one's dropdowns, says so, and keeps the focus [CAT-31]", async () => {
    await open()
    await pick('Size', 'small')
    await pick('Finish', 'oiled')
    await pick('Lid detail', 'plain')
    const large = within(await group('Size')).getByRole('radio', { name: 'large' })
    large.focus()
    fireEvent.click(large)
    expect(await screen.findByText('2 choices below were removed.')).toBeTruthy()
    expect(labels()).toEqual(['choice.box.g0', 'choice.box.g1'])
    expect(document.activeElement).toBe(large)
    await pick('Size', 'small')
    expect(await picked('Finish')).toBeUndefined()
  })

  test('preselects the size for the pet, but never over the user’s choice [CAT-33]', async () => {
    await open({ weight: 28 })
    await waitFor(async () => expect(await picked('Size')).toBe('large'))
    await pick('Size', 'small')
    await group('Finish')
    expect(await picked('Size')).toBe('small')
  })
})

describe('missing and unavailable choices', () => {
  test('marks each required dropdown without a value, and sends nothing [CAT-34]', async () => {
    const { saveLine } = await open()
    await pick('Size', 'small')
    const finish = await group('Finish')
    fireEvent.click(add())
    expect(await screen.findByText('Choose finish')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(within(finish).getByRole('radio', { name: 'oiled' }))
    expect(saveLine).not.toHaveBeenCalled()
  })

  test('a required dropdown with only hidden values shows the sentence and number, without Add [CAT-35]', async () => {
    const hidden = { box: [{ name: 'Size', options: { small: { hide_in_portal_modal: true } } }] }
    const { saveLine } = await open({ options: () => answerOf('box', hidden) })
    const [said] = await screen.findAllByText(/^Please contact us to assist you in your booking\./)
    expect(said?.textContent).toContain('08\u00a09200\u00a00000')
    fireEvent.click(add())
    expect(add().getAttribute('aria-disabled')).toBe('true')
    expect(saveLine).not.toHaveBeenCalled()
  })

  test('handles answers in reverse order: the last choice wins [CAT-30]', async () => {
    const answers = new Map<string, (answer: unknown) => void>()
    await open({
      options: ({ query: { parent_id: id } }) =>
        id === undefined ? answerOf('box') : new Promise((resolve) => answers.set(id, resolve)),
    })
    await pick('Size', 'small')
    await waitFor(() => expect(answers.has('small')).toBe(true))
    await pick('Size', 'large')
    await waitFor(() => expect(answers.has('large')).toBe(true))
    answers.get('large')?.(answerOf('large'))
    answers.get('small')?.(answerOf('small'))
    await waitFor(() => expect(screen.queryByText('Loading choices')).toBeNull())
    expect(labels()).toEqual(['choice.box.g0', 'choice.box.g1'])
  })

  test("shows the server's refusal at its dropdown [OPEN-95]", async () => {
    const refusal = { 'quoted_products.0.package_products_c.box.Size': 'hidden' }
    await open({ save: () => Promise.reject(new ApiError({ kind: 'invalid', status: 422, detail: refusal })) })
    await pick('Size', 'large')
    await waitFor(() => expect(screen.queryByText('Loading choices')).toBeNull())
    fireEvent.click(add())
    expect(await screen.findByText('This choice cannot be ordered. Choose again')).toBeTruthy()
    expect((await group('Size')).getAttribute('aria-invalid')).toBe('true')
  })
})

test('shows an error with Retry for invalid choices [OPEN-80]', async () => {
  const api = apiWithBroken('getProductOptions', { getProduct: () => box })
  renderInPortal(
    <CartKeeper>
      {(cart) => <ProductDialog item={box} cart={cart} petWeight={null} onClose={() => undefined} />}
    </CartKeeper>,
    { host: { api } },
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The choices could not be loaded')
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeTruthy()
  fireEvent.click(add())
  expect(screen.queryByText('Adding')).toBeNull()
})
