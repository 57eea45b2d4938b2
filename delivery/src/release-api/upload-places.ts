import { busy, busyKey } from './answer'
import type { Limits } from './limits.data'

/** Places for releases that come at once: so many for all, fewer for each key, one for each version. */
export function openUploadPlaces({ uploads, uploadsOfKey }: Limits) {
  const taken: { readonly version: string; readonly who: string }[] = []
  return {
    /** Takes a place for an upload of this version by `who`; answers what frees it. Throws where there is none. */
    take: (version: string, who: string): (() => void) => {
      if (taken.some((one) => one.version === version)) throw busy(`Somebody publishes ${version}`)
      if (taken.filter((one) => one.who === who).length >= uploadsOfKey) throw busyKey(uploadsOfKey)
      if (taken.length >= uploads) throw busy('None is free')
      const place = { version, who }
      taken.push(place)
      return () => void taken.splice(taken.indexOf(place), 1)
    },
  }
}
