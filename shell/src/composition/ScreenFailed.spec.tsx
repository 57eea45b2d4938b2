// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ScreenBoundary } from '../errors/ScreenBoundary'
import { PageFailed } from './ScreenFailed'

vi.hoisted(() => {
  const brands = { 'WA LWD': { name: 'Lightwood', phone: '+61892000000' } }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify({ brands })}</script>`
})

function BrokenFrame(): never {
  throw new Error('The frame is broken')
}

test('a frame that fails shows a message with Retry, not an empty page [SHL-57]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ScreenBoundary remote="shell" fallback={(error) => <PageFailed error={error} />}>
      <BrokenFrame />
    </ScreenBoundary>,
  )
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe(
    'This page could not be shown',
  )
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  vi.restoreAllMocks()
})

afterEach(cleanup)
