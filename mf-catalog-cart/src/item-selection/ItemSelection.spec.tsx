// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { PortalHost } from '@portal/federation'
import { fakeApi, renderInPortal } from '@portal/testing'
import { CartKeeper } from '../testing/CartKeeper'
import { NO_PLAQUES, noOptions, pageOf, product } from '../testing/catalogue.fixture'
import { ItemSelection } from './ItemSelection'

type Query = Readonly<Record<string, unknown>>

const kept = 'portal.personal.preference.contact-1.items'

interface TestSetup {
  readonly at?: string
  readonly answer?: (query: Query) => unknown
  readonly prices?: PortalHost['prices']
  readonly petWeight?: number | null
  readonly compare?: (query: Query) => unknown
}

/** Shows the list as a wizard's step does; `asked` records the API queries. */
function showItems({
  at = '/new-booking/private#product-list',
  answer = () => pageOf([product()]),
  petWeight = 12,
  compare = () => ({ data: [] }),
  ...host
}: TestSetup) {
  const queries: Query[] = []
  const api = fakeApi({
    listProducts: ({ query }: { query: Query }) => {
      queries.push(query)
      return answer(query)
    },
    compareProducts: ({ query }: { query: Query }) => compare(query),
    getProduct: () => product(),
    getProductOptions: () => noOptions,
    getPlaqueConfig: () => NO_PLAQUES,
  })
  const items = (
    <CartKeeper>
      {(cart) => <ItemSelection flow="private" serviceType="private" petWeight={petWeight} cart={cart} />}
    </CartKeeper>
  )
  return { ...renderInPortal(items, { at, host: { api, ...host } }), asked: queries }
}

const details = (name: string) => screen.findByRole('button', { name: `Details of ${name}` })
const search = () => screen.getByRole('searchbox', { name: 'Search items' })
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } })
const category = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('search and filter', () => {
  const OF_DRAFT = { at: '/new-booking/private?draft=draft-1#product-list' }

  test('are stored in this tab and cleared on leaving [CAT-11]', async () => {
    const { unmount } = showItems(OF_DRAFT)
    await details('Clay Paw Print')
    fireEvent.change(category(), { target: { value: 'keepsakes' } })
    expect(JSON.parse(sessionStorage.getItem(kept) ?? '')).toMatchObject({ search: '', filter: 'keepsakes' })
    expect(localStorage).toHaveLength(0)
    unmount()
    expect(sessionStorage.getItem(kept)).toBeNull()
  })

  test('are not taken from another booking [OPEN-319]', async () => {
    sessionStorage.setItem(kept, '{"of":["draft-2"],"search":"paw","filter":"keepsakes"}')
    const { asked: queries } = showItems(OF_DRAFT)
    await details('Clay Paw Print')
    expect(queries).toEqual([expect.objectContaining({ search: '' })])
    expect(category().value).toBe('all')
  })

  test('survive a reload; a damaged entry is ignored [CAT-11, CAT-13]', async () => {
    sessionStorage.setItem(kept, '{"of":["draft-1"],"search":"paw","filter":"keepsakes"}')
    const { asked: queries, unmount } = showItems(OF_DRAFT)
    await details('Clay Paw Print')
    expect(queries).toEqual([expect.objectContaining({ search: 'paw', category: ['keepsakes'] })])
    expect(search()).toHaveProperty('value', 'paw')
    unmount()
    sessionStorage.setItem(kept, '{"search":7}')
    showItems({})
    await details('Clay Paw Print')
    expect(category().value).toBe('all')
  })
})

describe('the table', () => {
  test('marks later and reduced items, without amounts at No price [OPEN-101, CAT-45]', async () => {
    const later = product({ id: 'later', name: 'Garden Heart', dateAvailable: '2199-12-12' })
    const reduced = product({ id: 'reduced', name: 'Tealight', listPrice: 85, discountPrice: 72, price: 72 })
    showItems({ answer: () => pageOf([later, reduced]) })
    await details('Tealight')
    const marks = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
    expect(marks()).toEqual(['Garden HeartAvailable from 12 December 2199', 'Tealight'])
    expect(screen.getByRole('row', { name: /Tealight/ }).textContent).toContain('was $85.00, now $72.00')
    cleanup()
    showItems({ answer: () => pageOf([reduced]), prices: { visible: false, column: null } })
    await details('Tealight')
    expect(marks()).toEqual(['Tealight'])
    expect(screen.queryByText(/\$/)).toBeNull()
  })

  test('announces an empty result, and offers to clear search and filter [CAT-08]', async () => {
    const { asked: queries } = showItems({ answer: ({ search: text }) => pageOf(text === 'zzz' ? [] : [product()]) })
    fireEvent.change(search(), { target: { value: 'zzz' } })
    fireEvent.keyDown(search(), { key: 'Enter' })
    expect(await screen.findByText('No product available')).toBeTruthy()
    expect(screen.getByText('No items found').getAttribute('role')).toBe('status')
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await details('Clay Paw Print')
    // The cached answer shows first and is revalidated.
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ search: '' }))
    expect(search()).toHaveProperty('value', '')
  })

  test('a failed list says that nothing is lost, does not look empty, and can be retried [OPEN-80]', async () => {
    let isDown = true
    showItems({
      answer: () => {
        if (isDown) throw new ApiError({ kind: 'server', status: 500 })
        return pageOf([product()])
      },
    })
    const { textContent } = await screen.findByRole('alert')
    expect(textContent).toMatch(/The items could not be loaded.*Your booking and cart are safe\./)
    expect([screen.queryByRole('table'), screen.queryByText(/No product available|No items|\d items?/)]).toEqual([
      null,
      null,
    ])
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await details('Clay Paw Print')).toBeTruthy()
  })
})

describe('the price of a card', () => {
  const urn = { ...product({ id: 'urn', name: 'Oak Urn', price: 189 }), hasSizes: true }
  const card = async (change: object, petWeight: number | null) => {
    showItems({ answer: () => pageOf([{ ...urn, ...change }]), petWeight })
    await details('Oak Urn')
    return screen.getByRole('row', { name: /Oak Urn/ }).textContent
  }

  test('is that of the size for the pet [OPEN-368]', async () => {
    expect(await card({ priceForPet: 244, fitsPet: true }, 28.4)).toContain('$244.00 for 28.40 kg')
  })

  test('is "from" while the size is open, and says that no size holds the pet [OPEN-368]', async () => {
    expect(await card({}, null)).toContain('from $189.00')
    cleanup()
    expect(await card({ fitsPet: false }, 80)).toMatch(/No size for 80\.00 kg.*from \$189\.00/)
  })
})

describe('order and filters', () => {
  test('stand in the address, are sent to the server, and start at page 1 [OPEN-369]', async () => {
    const { asked: queries, address } = showItems({ at: '/new-booking/private?page=2#product-list' })
    await details('Clay Paw Print')
    choose('Sort by', 'price desc')
    choose('Material', 'timber')
    choose('Size', 'fits')
    choose('Price', '100-150')
    expect(address()).toBe(
      '/new-booking/private?sort=price&direction=desc&material=timber&size=fits&price=100-150#product-list',
    )
    await waitFor(() =>
      expect(queries.at(-1)).toMatchObject({
        page: 1,
        sort: 'price',
        direction: 'desc',
        material: 'timber',
        sizeFor: 12,
        priceFrom: 100,
        priceBelow: 150,
      }),
    )
  })

  test('are chips with a count, each of which can be removed [OPEN-369]', async () => {
    const { address } = showItems({ at: '/new-booking/private?material=timber&size=fits#product-list' })
    await details('Clay Paw Print')
    choose('Category', 'urns')
    const chips = screen.getByRole('group', { name: 'Filters in force' })
    expect(chips.textContent).toBe(
      '3 filtersCategory: Urns & VesselsMaterial: TimberSize: has one for 12.00 kgClear all',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter Material: Timber' }))
    expect(address()).toBe('/new-booking/private?size=fits#product-list')
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(address()).toBe('/new-booking/private#product-list')
    expect([category().value, screen.queryByRole('group', { name: 'Filters in force' })]).toEqual(['all', null])
  })

  test('have no price where prices are hidden, and no size without a weight [OPEN-84, OPEN-371]', async () => {
    const at = '/new-booking/private?sort=price&price=100-150&size=fits#product-list'
    const { asked: queries } = showItems({ at, prices: { visible: false, column: null }, petWeight: null })
    await details('Clay Paw Print')
    expect(queries).toEqual([expect.objectContaining({ sort: null, priceFrom: null, sizeFor: null })])
    expect([screen.queryByRole('combobox', { name: 'Price' }), screen.queryByText(/1 filter/)]).toEqual([null, null])
  })
})

test('an empty result leads to what there is [CAT-08, OPEN-374]', async () => {
  const nearby = {
    categories: [{ id: 'urns', items: 20, matches: 0 }],
    spelling: { search: 'tealight', categories: ['urns'] },
  }
  const { asked: queries } = showItems({
    at: '/new-booking/private?material=wax#product-list',
    answer: ({ search: text }) => ({ ...pageOf(text === 'tealigt' ? [] : [product()]), nearby }),
  })
  await details('Clay Paw Print')
  fireEvent.change(search(), { target: { value: 'tealigt' } })
  fireEvent.keyDown(search(), { key: 'Enter' })
  expect(await screen.findByText('Nothing by that name. Urns & Vessels has 20 items.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Urns & Vessels: 20 items' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Search for “tealight”' }))
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ search: 'tealight', material: null }))
})

test('a page is reached by its number [OPEN-373]', async () => {
  const answer = ({ page }: Query) => pageOf([product()], { page: Number(page), pages: 22, total: 220 })
  const { address } = showItems({ answer })
  await details('Clay Paw Print')
  const field = screen.getByRole('textbox', { name: 'Go to page (1 to 22)' })
  fireEvent.change(field, { target: { value: '23' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByText('Enter a page from 1 to 22')).toBeTruthy()
  fireEvent.change(field, { target: { value: '11' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(address()).toContain('page=11')
})

describe('a comparison', () => {
  const items = ['Oak Urn', 'Pine Box', 'Jar'].map((name) => product({ id: name, name, price: 189 }))
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  const compared = {
    ...pageOf(items).data[0],
    isWithdrawn: false,
    material: 'timber',
    sizes: [{ name: 'Large', price: 244, isForPet: true }],
    engraving: [{ on: null, lines: 2, characters: 18, isPlaque: false }],
  }

  test('shows two picked items side by side, also one that is gone [OPEN-372]', async () => {
    const asked: Query[] = []
    showItems({
      answer: () => pageOf(items),
      compare: (query) => {
        asked.push(query)
        return { data: [compared] }
      },
    })
    await press('Compare Oak Urn')
    expect(screen.getByText(/^One item is picked/).getAttribute('role')).toBe('status')
    await press('Compare Pine Box')
    expect(screen.getByRole('button', { name: 'Compare Jar' }).getAttribute('aria-disabled')).toBe('true')
    await press('Compare side by side')
    const row = async (name: string) => (await screen.findByRole('row', { name: new RegExp(`^${name}`) })).textContent
    expect(await row('Sizes')).toBe('SizesLarge, $244.00 – for this petNo longer offered')
    expect(await row('Material')).toBe('MaterialTimberNo longer offered')
    expect(await row('Engraving')).toBe('EngravingUp to 2 lines of 18 charactersNo longer offered')
    expect(asked).toEqual([{ first: 'Oak Urn', second: 'Pine Box', petWeight: 12 }])
    const [own] = screen.getAllByRole('button', { name: 'Details of Oak Urn' }).slice(-1)
    if (own) fireEvent.click(own)
    expect(await screen.findByRole('button', { name: 'Finish and add to cart' })).toBeTruthy()
  })
})
