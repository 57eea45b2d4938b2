// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnerAnswer } from '@portal/domain/plaque'
import { apiWithBroken, fakeApi, renderInPortal } from '@portal/testing'
import { OwnersAnswers } from './OwnersAnswers'

const wish: OwnerAnswer = {
  bookingId: 'b7',
  orderId: '100007',
  lineId: 'l1',
  petName: 'Luna',
  productName: 'Portrait Plaque',
  answer: 'changesAsked',
  at: '2026-03-01T05:07:00Z',
}
const approval: OwnerAnswer = { ...wish, bookingId: 'b8', orderId: '100008', petName: '', answer: 'approved' }

const asked = vi.fn<() => { answers: OwnerAnswer[]; open: number }>()
const show = () => renderInPortal(<OwnersAnswers />, { host: { api: fakeApi({ listOwnerAnswers: asked }) } })
beforeEach(() => asked.mockReset().mockReturnValue({ answers: [wish, approval], open: 1 }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('they are read anew every 45 s while the page is looked at, and when somebody comes back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  show()
  await screen.findByRole('link', { name: 'Luna, booking 100007' })
  const step = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  // The wait begins with an effect, a little after the list is there.
  await step(46_000)
  expect(asked).toHaveBeenCalledTimes(2)
  seen.mockReturnValue('hidden')
  await step(120_000)
  expect(asked).toHaveBeenCalledTimes(2)
  seen.mockReturnValue('visible')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await step(10)
  expect(asked).toHaveBeenCalledTimes(3)
  seen.mockRestore()
})

test('where they come broken it is said that they could not be loaded [OPEN-80]', async () => {
  renderInPortal(<OwnersAnswers />, { host: { api: apiWithBroken('listOwnerAnswers') } })
  expect(await screen.findByText("Owners' answers could not be loaded")).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
