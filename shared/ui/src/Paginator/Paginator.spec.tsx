// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pageWindow } from './page-window'
import { Paginator } from './Paginator'

afterEach(cleanup)

test.each([
  [1, 10, [1, 2, 3, 10]],
  [2, 10, [1, 2, 3, 10]],
  [5, 10, [1, 5, 6, 10]],
  [9, 10, [1, 8, 9, 10]],
  [10, 10, [1, 8, 9, 10]],
  [3, 5, [1, 3, 4, 5]],
  [3, 4, [1, 2, 3, 4]],
  [2, 3, [1, 2, 3]],
  [1, 0, []],
])(
  'page %i of %i shows %j: at most four numbers, with the first and the last [BKG-36, CAT-07, OPEN-373]',
  (page, count, shown) => {
    expect(pageWindow(page, count)).toEqual(shown)
  },
)

test('links have an address and navigate within the application [CAT-04]', () => {
  const onPage = vi.fn<(page: number) => void>()
  render(<Paginator page={5} pageCount={10} hrefFor={(page) => `/bookings?page=${page}`} onPage={onPage} />)
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Page 5')
  const next = pages.getByRole('link', { name: 'Next page' })
  expect(next.getAttribute('href')).toBe('/bookings?page=6')
  expect(fireEvent.click(next)).toBe(false)
  expect(onPage).toHaveBeenCalledWith(6)
})

test('marks the pressed page before its rows arrive [OPEN-320]', () => {
  render(<Paginator page={1} pageCount={9} hrefFor={String} onPage={() => undefined} />)
  fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Page 2')
})
