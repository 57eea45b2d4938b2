import { useEffect, useEffectEvent } from 'react'
import { useSignedInUser } from '@portal/federation'
import { bySlash } from './by-slash'
import { isUnderDialog, typedField } from './typed-field'

/** What follows another key sooner may be a scanner's. */
const ALONE_MS = 35

/** Ctrl+K and `/` until the code is there that hears all keys [OPEN-228]. */
export function useFirstKey(isOn: boolean, onFind: () => void): void {
  const { id } = useSignedInUser()
  const find = useEffectEvent(onFind)
  useEffect(() => {
    if (!isOn) return
    let last = Number.NEGATIVE_INFINITY
    const onKeyDown = (event: KeyboardEvent) => {
      const isAlone = event.timeStamp - last > ALONE_MS
      last = event.timeStamp
      const isControl = event.ctrlKey || event.metaKey
      const isSlash = event.key === '/' && isAlone && !typedField() && (bySlash.read(id) ?? true)
      if (isUnderDialog() || !(isControl ? event.key.toLowerCase() === 'k' : isSlash)) return
      event.preventDefault()
      find()
    }
    globalThis.addEventListener('keydown', onKeyDown, true)
    return () => globalThis.removeEventListener('keydown', onKeyDown, true)
  }, [isOn, id])
}
