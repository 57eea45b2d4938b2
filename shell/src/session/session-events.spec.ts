import { expect, test, vi } from 'vitest'
import { onSessionEvent, emitSessionEvent } from './session-events'
import type { SessionEvent } from './session-events'

test('the first listener gets earlier events, once [API-04]', async () => {
  emitSessionEvent('unauthorized')
  const heard = vi.fn<(event: SessionEvent) => void>()
  const stop = onSessionEvent(heard)
  await Promise.resolve()
  expect(heard.mock.calls).toEqual([['unauthorized']])
  stop()
  onSessionEvent(heard)
  await Promise.resolve()
  expect(heard).toHaveBeenCalledOnce()
})
