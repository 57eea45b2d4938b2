// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { apiWithBroken, fakeApi, renderInPortal } from '@portal/testing'
import { OwnersAnswers } from './OwnersAnswers'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('polls every 45 s while the page is visible, and reads when the user returns', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const asked = vi.fn<() => object>(() => ({ answers: [], open: 0 }))
  renderInPortal(<OwnersAnswers />, { host: { api: fakeApi({ listOwnerAnswers: asked }) } })
  await waitFor(() => expect(asked).toHaveBeenCalled())
  const step = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  // The timer starts in an effect, slightly after the list appears.
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

test('shows an error for invalid data [OPEN-80]', async () => {
  renderInPortal(<OwnersAnswers />, { host: { api: apiWithBroken('listOwnerAnswers') } })
  expect(await screen.findByText("Owners' answers could not be loaded")).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
