// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { details, kept, showItems } from './item-selection.fixture'

const search = () => screen.getByRole('searchbox', { name: 'Search items' })
const category = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('search and filter', () => {
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
