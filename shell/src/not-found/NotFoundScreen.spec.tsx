// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { renderInPortal } from '@portal/testing'
import { afterEach, expect, test } from 'vitest'
import { NotFoundScreen } from './NotFoundScreen'

afterEach(cleanup)

const back = () => screen.queryByRole('link', { name: 'Back to Dashboard' })?.getAttribute('href')

test('an address that nothing answers says so, with a way back and a number [SHL-46, SHL-47]', () => {
  renderInPortal(<NotFoundScreen />, { at: '/no/such/page' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
  expect(document.title).toBe('Page not found')
  expect(screen.getByText('We are sorry, but the page you requested was not found.')).toBeTruthy()
  expect(back()).toBe('/dashboard')
})
