// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { pageOf, product, soldOut, toOrder } from '../testing/catalogue.fixture'
import { details, showItems } from './item-selection.fixture'

const search = () => screen.getByRole('searchbox', { name: 'Search items' })

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

  test('Tab reaches the Details of every row', async () => {
    showItems({ answer: () => pageOf([product(), soldOut, toOrder]) })
    await details('Clay Paw Print')
    const stops = screen.getAllByRole('button', { name: /^Details of/ }).map(({ tabIndex }) => tabIndex)
    expect(stops).toEqual([0, 0, 0])
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

  test('a failed list says that nothing is lost, is no empty one, and can be asked for again [OPEN-80]', async () => {
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
