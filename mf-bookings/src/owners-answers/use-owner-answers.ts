import { useEffect, useEffectEvent } from 'react'
import { listOwnerAnswers } from '@portal/api-client/contract/owner-answer'
import { useRead } from '@portal/federation'

/** With what the server takes to tell, an answer is on a page that is looked at within a minute. */
const LOOK_EVERY_MS = 45_000

/** What owners have answered; read anew while the page is looked at, and when somebody comes back to it. */
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
