import { useEffect, useState } from 'react'

/** How long a package waits for the choices of its contents [CAT-29]. */
export const LATE_MS = 5000

/** Whether something is pending for so long that the button is enabled anyway. The form still checks its input. */
export function useIsLate(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [isPending])
  return isLate && isPending
}
