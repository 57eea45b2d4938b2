// @vitest-environment happy-dom
import { Link, MemoryRouter } from '@portal/router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewerVersion } from './NewerVersion'

const world = vi.hoisted(() => ({ isNewer: true, isWork: false }))
vi.mock('./use-newer-version', () => ({ useNewerVersion: () => world.isNewer }))
vi.mock('./open-work', () => ({
  useOpenWork: () => world.isWork,
  hasOpenWork: () => world.isWork,
  forgetEntered: () => {},
}))

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})

beforeEach(() => {
  reload.mockClear()
  Object.assign(world, { isNewer: true, isWork: false })
})
afterEach(cleanup)

const show = () =>
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Link to="/profile">Profile</Link>
      <NewerVersion />
    </MemoryRouter>,
  )
const goOn = () => fireEvent.click(screen.getByRole('link', { name: 'Profile' }))

test('reloads an old page at the next screen, not during its own', () => {
  show()
  expect(screen.getByRole('status').textContent).toContain('A newer version is ready.')
  expect(reload).not.toHaveBeenCalled()
  goOn()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['with open work', { isWork: true }],
  ['that is not old', { isNewer: false }],
])('keeps a page %s, without a message', (_page, more) => {
  Object.assign(world, more)
  show()
  goOn()
  expect(reload).not.toHaveBeenCalled()
  expect(screen.queryByRole('status')).toBeNull()
})
