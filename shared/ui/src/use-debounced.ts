import { useEffect, useState } from 'react'

/**
 * The value once it has rested: what it stands for is asked for then, and not at every letter.
 *
 * @param pauseMs how long it must stay as it is
 */
export function useDebounced<T>(value: T, pauseMs = 250): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
