// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageOf, product } from '../testing/catalogue.fixture'
import { category, choose, details, search, showItems } from './item-selection.fixture'
import type { Query } from './item-selection.fixture'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
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

  test('learns while it is open that an item is withdrawn, which then cannot be chosen [OPEN-372]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isWithdrawn = false
    showItems({ answer: () => pageOf(items), compare: () => ({ data: [{ ...compared, isWithdrawn }] }) })
    await press('Compare Oak Urn')
    await press('Compare Pine Box')
    await press('Compare side by side')
    const availability = async () => (await screen.findByRole('row', { name: /^Availability/ })).textContent
    expect(await availability()).toBe('AvailabilityIn stockNo longer offered')
    isWithdrawn = true
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(await availability()).toBe('AvailabilityNo longer offeredNo longer offered')
    expect(screen.getByText('Oak Urn is no longer offered. Pine Box is no longer offered.')).toBeTruthy()
    const own = screen.getAllByRole('button', { name: 'Details of Oak Urn' }).at(-1)
    expect(own?.getAttribute('aria-disabled')).toBe('true')
  })
})
