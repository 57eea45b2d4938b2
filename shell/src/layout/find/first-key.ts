import { useEffect, useEffectEvent } from 'react'
import { v } from '@portal/domain'
import { useSignedInUser, storedPreference } from '@portal/federation'
import { isUnderDialog, typedField } from './typed-field'

/** Whether `/` opens the box too, per user on this computer [OPEN-179]. */
export const bySlash = storedPreference('find-by-slash', v.boolean())

/** A key that follows another one sooner may come from a scanner. */
const ALONE_MS = 35

/** Ctrl+K and `/` until the code that handles all keys has loaded [OPEN-228]. */
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
