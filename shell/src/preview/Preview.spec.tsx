// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { previewMark } from '@portal/federation/host'
import { afterEach, expect, test, vi } from 'vitest'
import { Preview } from './Preview'

const page = vi.hoisted(() => ({ subject: 'ann', version: '1.1.0-pr.12', users: [''], unreleased: {} }))
vi.mock('../session/session', () => ({ useSession: () => ({ subject: page.subject }) }))
vi.mock('@portal/federation/host', async (original) => ({
  ...(await original<object>()),
  portalConfig: () => ({
    registry: {
      previews: { 'pr-12': { users: page.users, entry: { name: 'mf-a', title: 'Bookings', version: '1.1.0-pr.12' } } },
    },
  }),
  currentRegistry: () => ({ remotes: { 'mf-a': { version: page.version }, 'mf-new': { version: '1.0.0-pr.1' } } }),
  unreleasedFor: () => page.unreleased,
}))

page.users = [previewMark('pr-12', 'ann')]
afterEach(() => {
  cleanup()
  Object.assign(page, { subject: 'ann', version: '1.1.0-pr.12', unreleased: {} })
})

const said = "You see a preview of “Bookings” (pr-12). Others don't have it yet. What you save is saved for everybody."

test('tells users on the list that they see a preview [OPEN-276]', async () => {
  render(<Preview />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said))
})

test('tells nothing to others, and to users whose page kept its version [OPEN-276]', () => {
  page.subject = 'bob'
  expect(render(<Preview />).container.textContent).toBe('')
  Object.assign(page, { subject: 'ann', version: '1.0.0' })
  expect(render(<Preview />).container.textContent).toBe('')
})

test('names unreleased remotes too [OPEN-302]', async () => {
  Object.assign(page, {
    subject: 'bob',
    unreleased: { 'pr-1': { name: 'mf-new', title: 'Reports', version: '1.0.0-pr.1' } },
  })
  render(<Preview />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('a preview of “Reports” (pr-1)'))
})
