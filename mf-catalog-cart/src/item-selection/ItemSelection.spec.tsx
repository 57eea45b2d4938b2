// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WizardKind } from '@portal/domain'
import { pageOf, product } from '../testing/catalogue.fixture'
import { details, kept, showItems, step } from './item-selection.fixture'

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

describe('pages', () => {
  test('are ten long and stand in the address, the step stays [CAT-04, CAT-05]', async () => {
    const { asked, address } = showItems({
      at: '/new-booking/private?page=2#product-list',
      answer: ({ page }) => pageOf([product()], { page: Number(page), pages: 6, total: 56 }),
    })
    await details('Clay Paw Print')
    expect(asked).toEqual([expect.objectContaining({ page: 2, page_size: 10 })])
    expect(screen.getByText('56 items, page 2 of 6')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(address()).toBe('/new-booking/private?page=3#product-list'))
    expect(await screen.findByText('56 items, page 3 of 6')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Previous page' }))
    await waitFor(() => expect(address()).toBe('/new-booking/private?page=2#product-list'))
  })

  test('show at most four numbers between Previous and Next [CAT-07]', async () => {
    showItems({ answer: () => pageOf([product()], { pages: 9, total: 90 }) })
    const pages = within(await screen.findByRole('navigation', { name: 'Item pages' })).getAllByRole('listitem')
    expect(pages.map((page) => page.textContent)).toEqual([
      'Previous page',
      'Page 1',
      'Page 2',
      'Page 3',
      'Page 4',
      'Next page',
    ])
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

  const OF_DRAFT = { at: '/new-booking/private?draft=draft-1#product-list' }

  test('are kept in this tab and cleared on leaving [CAT-11]', async () => {
    const { unmount } = showItems(OF_DRAFT)
    await details('Clay Paw Print')
    fireEvent.change(category(), { target: { value: 'keepsakes' } })
    expect(JSON.parse(sessionStorage.getItem(kept) ?? '')).toMatchObject({ search: '', filter: 'keepsakes' })
    expect(localStorage).toHaveLength(0)
    unmount()
    expect(sessionStorage.getItem(kept)).toBeNull()
  })

  test('those of another booking are not taken [OPEN-319]', async () => {
    sessionStorage.setItem(kept, '{"of":["draft-2"],"search":"paw","filter":"keepsakes"}')
    const { asked } = showItems(OF_DRAFT)
    await details('Clay Paw Print')
    expect(asked).toEqual([expect.objectContaining({ search: '' })])
    expect(category().value).toBe('all')
  })

  test('come back after a reload; a damaged entry counts as none [CAT-11, CAT-13]', async () => {
    sessionStorage.setItem(kept, '{"of":["draft-1"],"search":"paw","filter":"keepsakes"}')
    const { asked, unmount } = showItems(OF_DRAFT)
    await details('Clay Paw Print')
    expect(asked).toEqual([expect.objectContaining({ search: 'paw', category: ['keepsakes'] })])
    expect(search()).toHaveProperty('value', 'paw')
    unmount()
    sessionStorage.setItem(kept, '{"search":7}')
    showItems()
    await details('Clay Paw Print')
    expect(category().value).toBe('all')
  })
})
