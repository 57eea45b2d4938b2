import { useEffect, useState } from 'react'

/** Handling of addresses that expire. */
export interface PictureLinks {
  /** Whether the addresses have expired. */
  areOver(): boolean
  /** Requests new addresses, once for all pictures. */
  renew(): void
}

/**
 * The address to load; undefined when none works. An expired one is not tried, and a new one is requested. A picture
 * that has loaded stays and is not loaded again [OPEN-92].
 */
export function useSource(src: string | undefined, links: PictureLinks | undefined) {
  const [loadedSrc, setLoadedSrc] = useState<string>()
  const [failedSrc, setFailedSrc] = useState<string>()
  const isKept = links !== undefined && loadedSrc !== undefined && fileOf(loadedSrc) === fileOf(src)
  const isOver = links !== undefined && !isKept && src !== undefined && links.areOver()
  useEffect(() => {
    if (isOver) links?.renew()
  }, [isOver, links])
  const target = isKept ? loadedSrc : src
  return {
    source: isOver || target === failedSrc ? undefined : target,
    onLoad: () => setLoadedSrc(target),
    onError: () => setFailedSrc(target),
  }
}

const fileOf = (address: string | undefined) => address?.replace(/\?.*/, '')
