// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import { pageOf, product } from '../testing/catalogue.fixture'
import { STORED_CHOICE, category, details, search, showItems } from './item-selection.fixture'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('search and filter', () => {
  const OF_DRAFT = { at: '/new-booking/private?draft=draft-1#product-list' }

  test('are stored in this tab and cleared on leaving [CAT-11]', async () => {
    const { unmount } = showItems(OF_DRAFT)
    await details('Clay Paw Print')
    fireEvent.change(category(), { target: { value: 'keepsakes' } })
    expect(JSON.parse(sessionStorage.getItem(STORED_CHOICE) ?? '')).toMatchObject({ search: '', filter: 'keepsakes' })
    expect(localStorage).toHaveLength(0)
    unmount()
    expect(sessionStorage.getItem(STORED_CHOICE)).toBeNull()
  })

  test('are not taken from another booking [OPEN-319]', async () => {
    sessionStorage.setItem(STORED_CHOICE, '{"of":["draft-2"],"search":"paw","filter":"keepsakes"}')
    const { asked: queries } = showItems(OF_DRAFT)
    await details('Clay Paw Print')
    expect(queries).toEqual([expect.objectContaining({ search: '' })])
    expect(category().value).toBe('all')
  })

  test('survive a reload; a damaged entry is ignored [CAT-11, CAT-13]', async () => {
    sessionStorage.setItem(STORED_CHOICE, '{"of":["draft-1"],"search":"paw","filter":"keepsakes"}')
    const { asked: queries, unmount } = showItems(OF_DRAFT)
    await details('Clay Paw Print')
    expect(queries).toEqual([expect.objectContaining({ search: 'paw', category: ['keepsakes'] })])
    expect(search()).toHaveProperty('value', 'paw')
    unmount()
    sessionStorage.setItem(STORED_CHOICE, '{"search":7}')
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
