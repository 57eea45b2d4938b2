import { useEffect, useState } from 'react'

/** What is known of addresses that end after a while. */
export interface PictureLinks {
  /** Too old for a picture to be asked for by them. */
  areOver(): boolean
  /** Asks for new ones, once for all that find them over. */
  renew(): void
}

/**
 * The address to draw, undefined when there is none that works. One that is over is not tried, and another asked for;
 * the picture that it brought before stays, and is not loaded again by a newer one [OPEN-92].
 */
export function useSource(src: string | undefined, links: PictureLinks | undefined) {
  const [loadedSrc, setLoadedSrc] = useState<string>()
  const [failedSrc, setFailedSrc] = useState<string>()
  const isKept = links !== undefined && loadedSrc !== undefined && fileOf(loadedSrc) === fileOf(src)
  const isOver = links !== undefined && !isKept && src !== undefined && links.areOver()
  useEffect(() => {
    if (isOver) links?.renew()
  }, [isOver, links])
  const wanted = isKept ? loadedSrc : src
  return {
    source: isOver || wanted === failedSrc ? undefined : wanted,
    onLoad: () => setLoadedSrc(wanted),
    onError: () => setFailedSrc(wanted),
  }
}

const fileOf = (address: string | undefined) => address?.replace(/\?.*/, '')
