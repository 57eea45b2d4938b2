// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { fakeApi, renderInPortal } from '@portal/testing'
import { useRead } from './use-read'

afterEach(cleanup)

const answer = vi.fn<() => unknown>()
const report = vi.fn<() => void>()

function Booking({ id }: { id: string | null }) {
  const asked = id === null ? null : { params: { id } }
  const { data, error, isBusy, isMissing, retry } = useRead(getBooking, asked, { action: 'read', bookingId: 'b1' })
  const state = [data?.id ?? 'nothing', error?.kind, isBusy && 'busy', isMissing && 'missing']
  return <button onClick={retry}>{state.filter(Boolean).join(' ')}</button>
}

const show = (id: string | null) => {
  vi.clearAllMocks()
  renderInPortal(<Booking id={id} />, { host: { api: fakeApi({ getBooking: answer }), report } })
}

test('a read is busy, then has its data; without an input it waits [API-20]', async () => {
  answer.mockReturnValue({ id: 'b1' })
  show(null)
  expect(screen.getByRole('button').textContent).toBe('nothing')
  expect(answer).not.toHaveBeenCalled()
  cleanup()
  show('b1')
  expect(screen.getByRole('button').textContent).toBe('nothing busy')
  await screen.findByRole('button', { name: 'b1' })
})

test('reports a failure under its action; retry reads again [SHL-60]', async () => {
  const offline = new ApiError({ kind: 'offline' })
  answer.mockImplementationOnce(() => Promise.reject(offline)).mockReturnValue({ id: 'b1' })
  show('b1')
  fireEvent.click(await screen.findByRole('button', { name: 'nothing offline' }))
  await screen.findByRole('button', { name: 'nothing offline busy' })
  await screen.findByRole('button', { name: 'b1' })
  expect(report.mock.calls).toEqual([[offline, { action: 'read', bookingId: 'b1' }]])
})

test.each(['notFound', 'invalid'] as const)('an id that the server refuses as %s is missing', async (kind) => {
  answer.mockImplementation(() => Promise.reject(new ApiError({ kind })))
  show('b2')
  expect(await screen.findByRole('button', { name: `nothing ${kind} missing` })).toBeDefined()
})
