// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import { Route } from '@portal/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { sendReport } from '../errors/report'
import { Page } from './Page'

vi.hoisted(() => {
  const brands = { 'WA LWD': { name: 'Lightwood', phone: '+61892000000' } }
  const config = { brands, brand: 'WA LWD', apiBase: '/api/', realtime: { key: '', wsPath: '' } }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
})

vi.mock('../errors/report', async (original) => ({
  ...(await original<object>()),
  sendReport: vi.fn<typeof sendReport>(),
}))

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Frame = ({ children }: { children: ReactNode }) => children
function Throws(): ReactNode {
  throw new TypeError('x is not a function')
}
const at = (element: ReactNode) => <Route path="*" element={element} />

test.each([
  ['a screen', Frame, at(<h1>Sign in</h1>), 'Sign in'],
  ['the words for a screen that throws [SHL-57]', Frame, at(<Throws />), 'This page could not be shown'],
  ['the words for a frame that throws [SHL-57]', Throws, at(null), 'This page could not be shown'],
])('%s ends the holding of presses', (_, frame, routes, heading) => {
  const shown = vi.fn<() => void>()
  render(<Page Frame={frame} routes={routes} onShown={shown} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect(shown).toHaveBeenCalledTimes(1)
})
