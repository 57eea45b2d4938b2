import { busy, busyKey } from './answer'
import type { Limits } from './limits.data'

/** Limits uploads at the same time: in all, for each key, and one for each version. */
export function openUploadPlaces({ uploads, uploadsOfKey }: Limits) {
  const taken: { readonly version: string; readonly who: string }[] = []
  return {
    /** Reserves a slot for an upload by a key and returns the function that frees it. Refuses at a limit. */
    take: (version: string, who: string): (() => void) => {
      if (taken.some((one) => one.version === version)) throw busy(`Another upload of ${version} is running`)
      if (taken.filter((one) => one.who === who).length >= uploadsOfKey) throw busyKey(uploadsOfKey)
      if (taken.length >= uploads) throw busy('All upload slots are in use')
      const place = { version, who }
      taken.push(place)
      return () => void taken.splice(taken.indexOf(place), 1)
    },
  }
}
