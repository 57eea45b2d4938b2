import { useEffect, useRef } from 'react'
import type { PlaqueStepsProps } from '@portal/slots/mf-engraving'
import { freshDesign, storedDesign } from './design'
import { useDesignStore } from './design-store'

type DesignInput = Pick<PlaqueStepsProps, 'entry' | 'petName' | 'engraving' | 'words'>

/** The design of the dialog: new, or as saved; discarded when it closes. */
export function useDesign({ entry, petName, engraving, words = '' }: DesignInput) {
  const store = useDesignStore()
  const opened = useRef({ entry, petName, engraving, words, store })
  useEffect(() => {
    const { current } = opened
    let isGone = false
    const begin = async () => {
      const cropped = await storedPhoto(current.engraving?.current?.files.imageOptionsUrl ?? null)
      if (isGone) return
      const { store: into } = current
      if (current.engraving?.current) into.begin(storedDesign(current.entry, current.engraving, cropped))
      else into.begin(freshDesign(current.entry, current.petName, current.words))
    }
    void begin()
    return () => {
      isGone = true
      current.store.clear()
    }
  }, [])
  return store
}

/** Loads the photo while its link is valid; a photo that fails to load must be chosen again. */
export async function storedPhoto(url: string | null): Promise<Blob | null> {
  if (url === null) return null
  try {
    const answer = await fetch(url)
    return answer.ok ? await answer.blob() : null
  } catch {
    return null
  }
}
