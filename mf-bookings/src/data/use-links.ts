import { useEffect } from 'react'
import { LINK_SECONDS } from '@portal/api-client/contract/links'
import type { PictureLinks } from '@portal/ui'

/** Leaves time for the answer and for the picture to travel. */
const GOOD_FOR_MS = (LINK_SECONDS - 15) * 1_000
/** Several pictures report an expired link at once; the answer is read again once. */
const ONCE_IN_MS = 5_000

const cameAt = new WeakMap<object, number>()
const renewedAt = new WeakMap<object, number>()

/** Records when an answer with signed links arrived, since a cached one may hold expired links. */
export function noteArrival<T extends object>(answer: T): T {
  if (!cameAt.has(answer)) cameAt.set(answer, Date.now())
  return answer
}

/** The signed links of an answer, for pictures; `retry` reads the answer again [OPEN-92]. */
export function useLinks(answer: object | undefined, retry: () => void): PictureLinks {
  useEffect(() => {
    if (answer) noteArrival(answer)
  }, [answer])
  const areOver = () => answer !== undefined && Date.now() - (cameAt.get(answer) ?? Date.now()) > GOOD_FOR_MS
  return {
    areOver,
    renew: () => {
      if (answer === undefined || Date.now() - (renewedAt.get(answer) ?? 0) < ONCE_IN_MS) return
      renewedAt.set(answer, Date.now())
      retry()
    },
  }
}
