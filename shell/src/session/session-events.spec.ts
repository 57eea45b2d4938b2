import { expect, test, vi } from 'vitest'
import { onSessionEvent, emitSessionEvent } from './session-events'
import type { SessionEvent } from './session-events'

test('what is told before anybody listens is heard by the first who does, once [API-04]', async () => {
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
