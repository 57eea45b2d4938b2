import { useEffect, useEffectEvent } from 'react'
import { listOwnerAnswers } from '@portal/api-client/contract/owner-answer'
import { useRead } from '@portal/federation'

/** With the server's own delay, an answer appears within a minute. */
const LOOK_EVERY_MS = 45_000

/** Owners' answers, polled while the page is visible and when the user returns. */
export function useOwnerAnswers() {
  const read = useRead(listOwnerAnswers, {}, { action: "read owners' answers" })
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') read.retry()
  })
  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS)
    const onShown = () => look()
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [])
  return read
}
