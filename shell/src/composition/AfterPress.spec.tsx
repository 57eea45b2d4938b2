// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from '@portal/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AfterPress } from './AfterPress'

let frames: FrameRequestCallback[] = []
const frame = async () => {
  act(() => frames.splice(0).forEach((tell) => tell(0)))
  await act(() => vi.advanceTimersByTimeAsync(1))
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (tell: FrameRequestCallback) => frames.push(tell))
  vi.stubGlobal('cancelAnimationFrame', () => void frames.splice(0))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Wizard() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate({ search: '?draft=1' }, { replace: true })}>Name the draft</button>
}
function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function open(): void {
  history.replaceState(null, '', '/wizard')
  render(
    <BrowserRouter>
      <Link to="/bookings">Bookings</Link>
      <Address />
      <AfterPress>
        <Routes>
          <Route path="/wizard" element={<Wizard />} />
          <Route path="/bookings" element={<h1>Bookings</h1>} />
        </Routes>
      </AfterPress>
    </BrowserRouter>,
  )
}
const address = () => screen.getByRole('status').textContent
const press = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }))

test('a screen can replace its own address', async () => {
  open()
  press('button', 'Name the draft')
  await frame()
  expect(address()).toBe('/wizard?draft=1')
})

test('a screen being left cannot replace the pressed address', async () => {
  open()
  press('link', 'Bookings')
  press('button', 'Name the draft')
  expect(address()).toBe('/bookings')
  await frame()
  expect(address()).toBe('/bookings')
  expect(screen.getByRole('heading', { name: 'Bookings' })).toBeTruthy()
})

test('a screen cannot replace the pressed address between the press and its render', async () => {
  open()
  act(() => {
    history.pushState(null, '', '/bookings')
    press('button', 'Name the draft')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await frame()
  expect(location.pathname + location.search).toBe('/bookings')
})
