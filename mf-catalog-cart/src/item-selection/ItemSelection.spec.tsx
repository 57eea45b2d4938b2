// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { ApiClient } from '@portal/api-client'
import type { WizardKind } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { apiWithBroken, BROKEN_ANSWERS, fakeApi, renderInPortal } from '@portal/testing'
import { CartKeeper } from '../testing/CartKeeper'
import { pageOf, product, soldOut, toOrder } from '../testing/catalogue.fixture'
import { ItemSelection } from './ItemSelection'

type Query = Readonly<Record<string, unknown>>

const kept = 'portal.personal.filter.contact-1.items'
const step = '/new-booking/private#product-list'

interface Setting {
  readonly at?: string
  readonly flow?: WizardKind
  readonly answer?: (query: Query) => unknown
  readonly api?: ApiClient
  readonly prices?: PortalHost['prices']
}

/** Shows the list as a wizard's step does; `asked` keeps what the API was asked. */
function showItems({ at = step, flow = 'private', answer = () => pageOf([product()]), ...host }: Setting = {}) {
  const asked: Query[] = []
  const api = fakeApi({
    listProducts: ({ query }: { query: Query }) => {
      asked.push(query)
      return answer(query)
    },
    getProduct: ({ params }: { params: { id: string } }) =>
      [product(), soldOut, toOrder].find(({ id }) => id === params.id),
  })
  const items = (
    <CartKeeper>{(cart) => <ItemSelection flow={flow} serviceType="private" petWeight={12} cart={cart} />}</CartKeeper>
  )
  return { ...renderInPortal(items, { at, host: { api, ...host } }), asked }
}

const details = (name: string) => screen.findByRole('button', { name: `Details of ${name}` })
const search = () => screen.getByRole('searchbox', { name: 'Search items' })
const category = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
const categories = () =>
  within(category())
    .getAllByRole('option')
    .map((option) => option.textContent)

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the table', () => {
  test('has option, category, the price that the practice sees and Details [CAT-02]', async () => {
    showItems()
    await details('Clay Paw Print')
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Option',
      'Category',
      'RRP',
      'Action',
    ])
    const [, row] = screen.getAllByRole('row')
    expect(row?.textContent).toBe('Clay Paw PrintKeepsakes$24.95Details of Clay Paw Print')
  })

  test('marks what is out of stock and what is made to order [CAT-50, OPEN-63]', async () => {
    showItems({ answer: () => pageOf([product(), soldOut, toOrder]) })
    await details('Crystal Light')
    const marks = screen.getAllByRole('rowheader').map((cell) => cell.textContent)
    expect(marks).toEqual(['Clay Paw Print', 'Crystal LightOut of stock', 'Bronze UrnSpecial order'])
  })

  test('marks what comes later and what is reduced, without amounts at No price [OPEN-101, CAT-45]', async () => {
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

  test('all rows are one tab stop, the arrow keys, Home and End move between them', async () => {
    showItems({ answer: () => pageOf([product(), soldOut, toOrder]) })
    const first = await details('Clay Paw Print')
    const stops = () => screen.getAllByRole('button', { name: /^Details of/ }).map(({ tabIndex }) => tabIndex)
    expect(stops()).toEqual([0, -1, -1])
    first.focus()
    for (const [key, name] of [
      ['ArrowDown', 'Crystal Light'],
      ['End', 'Bronze Urn'],
      ['ArrowDown', 'Bronze Urn'],
      ['ArrowUp', 'Crystal Light'],
      ['Home', 'Clay Paw Print'],
      ['End', 'Bronze Urn'],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? first, { key })
      expect(document.activeElement).toBe(await details(name))
    }
    expect(stops()).toEqual([-1, -1, 0])
  })

  test('Details opens the dialog, closing it returns the focus to that row [CAT-03]', async () => {
    showItems({ answer: () => pageOf([product(), soldOut]) })
    const opener = await details('Crystal Light')
    opener.focus()
    fireEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Crystal Light' })
    await within(dialog).findByText('A print of one paw, pressed in clay.')
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('without items says so, aloud too, and offers the way back to all [CAT-08]', async () => {
    const { asked } = showItems({ answer: ({ search: text }) => pageOf(text === 'zzz' ? [] : [product()]) })
    fireEvent.change(search(), { target: { value: 'zzz' } })
    fireEvent.keyDown(search(), { key: 'Enter' })
    expect(await screen.findByText('No product available')).toBeTruthy()
    expect(screen.getByText('No items found').getAttribute('role')).toBe('status')
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and category' }))
    await details('Clay Paw Print')
    // What is kept shows first; it is asked for again behind it.
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: '' }))
    expect(search()).toHaveProperty('value', '')
  })

  test('an empty catalogue has nothing to clear [CAT-08]', async () => {
    showItems({ answer: () => pageOf([]) })
    expect(await screen.findByText('No product available')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Clear search and category' })).toBeNull()
  })

  test.each(BROKEN_ANSWERS)('a list answered with %s is said to have failed [OPEN-80]', async (_, answer) => {
    showItems({ api: apiWithBroken('listProducts', answer) })
    expect((await screen.findByRole('alert')).textContent).toContain('The items could not be loaded')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect([screen.queryByRole('table'), screen.queryByText(/No product available|No items|\d items?/)]).toEqual([
      null,
      null,
    ])
  })

  test('a failed list says that nothing is lost and can be asked for again', async () => {
    let isDown = true
    showItems({
      answer: () => {
        if (isDown) throw new ApiError({ kind: 'server', status: 500 })
        return pageOf([product()])
      },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Your booking and cart are safe.')
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await details('Clay Paw Print')).toBeTruthy()
  })
})

describe('pages', () => {
  test('are ten long and stand in the address, the step stays [CAT-04, CAT-05]', async () => {
    const { asked, address } = showItems({
      at: '/new-booking/private?page=2#product-list',
      answer: ({ page }) => pageOf([product()], { page: Number(page), pages: 6, total: 56 }),
    })
    await details('Clay Paw Print')
    expect(asked).toEqual([expect.objectContaining({ page: 2, page_size: 10 })])
    expect(screen.getByText('56 items, page 2 of 6')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Next' }))
    await waitFor(() => expect(address()).toBe('/new-booking/private?page=3#product-list'))
    expect(await screen.findByText('56 items, page 3 of 6')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Previous' }))
    await waitFor(() => expect(address()).toBe('/new-booking/private?page=2#product-list'))
  })

  test('show at most four numbers between Previous and Next [CAT-07]', async () => {
    showItems({ answer: () => pageOf([product()], { pages: 9, total: 90 }) })
    const pages = within(await screen.findByRole('navigation', { name: 'Item pages' })).getAllByRole('listitem')
    expect(pages.map((page) => page.textContent)).toEqual(['Previous', 'Page 1', 'Page 2', 'Page 3', 'Page 4', 'Next'])
  })
})

describe('search and filter', () => {
  test('typing searches after 1000 ms and starts at page 1 [CAT-09, CAT-10, CAT-12]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, address } = showItems({ at: '/new-booking/private?page=3#product-list' })
    await details('Clay Paw Print')
    fireEvent.change(search(), { target: { value: 'paw' } })
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(asked.map((query) => query.search)).toEqual([''])
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(address()).toBe(step)
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'paw', page: 1 }))
  })

  test('the first filter is the default; another asks for its own [CAT-12..14, OPEN-60]', async () => {
    const { asked, address } = showItems({ at: '/new-booking/private?page=3#product-list' })
    await details('Clay Paw Print')
    expect(categories()).toEqual(['All Items', 'Urns & Vessels', 'Memorabilia', 'Keepsakes'])
    expect(category().value).toBe('all')
    fireEvent.change(category(), { target: { value: 'urns' } })
    await waitFor(() => expect(address()).toBe(step))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ category: ['urns', 'metalUrns', 'ceramicUrns'], page: 1 }))
  })

  test.each<[WizardKind, string[], string[]]>([
    ['communal', ['Keepsakes'], ['keepsakes']],
    ['vetunity-communal', ['Keepsakes'], ['keepsakes']],
    [
      'urns-and-memorabilia',
      ['All Items', 'Urns & Vessels', 'Memorabilia'],
      ['urns', 'metalUrns', 'ceramicUrns', 'memorialisation'],
    ],
    ['vet-supply-order', ['Vet Supplies'], ['vetSupplies']],
  ])('the flow %s offers %j [CAT-15..18]', async (flow, labels, asksFor) => {
    const { asked } = showItems({ flow })
    await details('Clay Paw Print')
    expect(categories()).toEqual(labels)
    expect(asked[0]).toMatchObject({ category: asksFor })
  })

  test('are kept on this computer and cleared on leaving [CAT-11]', async () => {
    const { unmount } = showItems()
    await details('Clay Paw Print')
    fireEvent.change(category(), { target: { value: 'keepsakes' } })
    expect(localStorage.getItem(kept)).toBe('{"search":"","filter":"keepsakes"}')
    unmount()
    expect(localStorage.getItem(kept)).toBeNull()
  })

  test('come back after a reload; a damaged entry counts as none [CAT-11, CAT-13]', async () => {
    localStorage.setItem(kept, '{"search":"paw","filter":"keepsakes"}')
    const { asked, unmount } = showItems()
    await details('Clay Paw Print')
    expect(asked).toEqual([expect.objectContaining({ search: 'paw', category: ['keepsakes'] })])
    expect(search()).toHaveProperty('value', 'paw')
    unmount()
    localStorage.setItem(kept, '{"search":7}')
    showItems()
    await details('Clay Paw Print')
    expect(category().value).toBe('all')
  })
})
