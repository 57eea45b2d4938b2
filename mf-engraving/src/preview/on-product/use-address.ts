import { useEffect, useState } from 'react'

/** Object URL of a blob, revoked with it. */
export function useAddress(blob: Blob | null): string | null {
  const [held, setHeld] = useState<{ readonly of: Blob; readonly url: string } | null>(null)
  useEffect(() => {
    if (blob === null) return undefined
    const url = URL.createObjectURL(blob)
    // oxlint-disable-next-line react/set-state-in-effect -- the clean-up revokes the URL, so an effect creates it
    setHeld({ of: blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return held !== null && held.of === blob ? held.url : null
}
