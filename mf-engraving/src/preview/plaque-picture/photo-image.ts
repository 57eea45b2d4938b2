import { useEffect, useState } from 'react'

/** Loads a picture until it can be drawn; rejects when it fails. */
export async function loadPhoto(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

interface LoadedImage {
  readonly url: string
  readonly image: HTMLImageElement
}

/** The loaded picture of an address; null before and when it failed. */
export function usePhotoImage(url: string | null): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<LoadedImage | null>(null)
  useEffect(() => {
    if (url === null) return undefined
    let isGone = false
    loadPhoto(url).then(
      (image) => !isGone && setLoaded({ url, image }),
      () => !isGone && setLoaded(null),
    )
    return () => {
      isGone = true
    }
  }, [url])
  return loaded?.url === url ? loaded.image : null
}
