// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { fakeApi, renderInPortal } from '@portal/testing'
import { NeedsAttention } from './NeedsAttention'
import type { WaitingGroup } from './use-attention'

const listed = vi.fn<() => { waiting: readonly WaitingGroup[] }>()
const show = () =>
  renderInPortal(<NeedsAttention userId="contact-1" />, { host: { api: fakeApi({ listAttention: listed }) } })

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('shows one calm line when no booking waits', async () => {
  listed.mockReturnValue({ waiting: [] })
  show()
  expect(await screen.findByText('Nothing has waited too long.')).toBeTruthy()
  expect([screen.queryByRole('link'), screen.queryByRole('list')]).toEqual([null, null])
})

test('shows a failure to load, and Retry loads it [OPEN-338]', async () => {
  listed.mockImplementation(() => {
    throw new ApiError({ kind: 'server', status: 503, message: 'away' })
  })
  show()
  expect(
    await screen.findByText(/We couldn't load what needs your attention. Your bookings are safe. .*Client Care on/),
  ).toBeTruthy()
  expect(screen.queryByText('Nothing has waited too long.')).toBeNull()
  listed.mockReset().mockReturnValue({ waiting: [{ kind: 'approval', count: 2, oldest_days: 2 }] })
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: /Waiting for the owner/ })).toBeTruthy()
})
