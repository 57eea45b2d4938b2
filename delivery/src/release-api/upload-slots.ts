import { busyApi, busyKey } from './refusals'
import type { Limits } from './limits.data'

/** Limits uploads at the same time: in all, for each key, and one for each version. */
export function createUploadSlots({ uploads, uploadsPerKey }: Limits) {
  const running: { readonly version: string; readonly key: string }[] = []
  return {
    /** Reserves a slot for an upload by a key and returns the function that frees it. Refuses at a limit. */
    reserve: (version: string, key: string): (() => void) => {
      if (running.some((one) => one.version === version)) throw busyApi(`Another upload of ${version} is running`)
      if (running.filter((one) => one.key === key).length >= uploadsPerKey) throw busyKey(uploadsPerKey)
      if (running.length >= uploads) throw busyApi('All upload slots are in use')
      const upload = { version, key }
      running.push(upload)
      return () => void running.splice(running.indexOf(upload), 1)
    },
  }
}
