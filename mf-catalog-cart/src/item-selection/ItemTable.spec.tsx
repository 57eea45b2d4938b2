// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { pageOf, product } from '../testing/catalogue.fixture'
import { details, showItems } from './item-selection.fixture'

const search = () => screen.getByRole('searchbox', { name: 'Search items' })

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the table', () => {
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
