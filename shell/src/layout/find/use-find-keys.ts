import { useEffect, useEffectEvent } from 'react'
import { scannedBooking, scanReader } from './scan-reader'
import type { ScannedBooking } from './scan-reader'
import { isUnderDialog, takeBack, typedField } from './typed-field'
import type { FieldBefore } from './typed-field'

interface Asked {
  /** `/` opens the box too: it can be switched off, as WCAG 2.1.4 asks of keys that are letters. */
  readonly isBySlash: boolean
  readonly onFind: () => void
  /** A scanner read the number of a booking. */
  readonly onNumber: (number: string) => void
  /** A scanner read the address of a booking. */
  readonly onAddress: (path: string) => void
  /** A scanner read a booking while something is open above the page. */
  readonly onCovered: () => void
}

/** Ctrl+K, `/` and a scanner in keyboard mode, on every staff page [OPEN-179, OPEN-195]. */
export function useFindKeys(asked: Asked): void {
  const find = useEffectEvent(asked.onFind)
  const isBySlash = useEffectEvent(() => asked.isBySlash)
  const open = useEffectEvent((scanned: ScannedBooking) => {
    if (isUnderDialog()) asked.onCovered()
    else if ('path' in scanned) asked.onAddress(scanned.path)
    else asked.onNumber(scanned.number)
  })
  useEffect(() => {
    const reader = scanReader()
    let before: FieldBefore | null = null
    const onKeyDown = (event: KeyboardEvent) => {
      const isControl = event.ctrlKey || event.metaKey
      const read = reader({ key: event.key, isControl, at: event.timeStamp })
      if (read.kind === 'begun') {
        const field = typedField()
        before = field && { field, value: field.value }
      }
      if (read.kind === 'scanned') {
        const scanned = scannedBooking(read.text, location.origin)
        // A number is typed into fields for other reasons too.
        if (!scanned || (before && 'number' in scanned)) return
        event.preventDefault()
        event.stopImmediatePropagation()
        if (before) takeBack(before)
        return open(scanned)
      }
      // A control character inside of a scan is a short cut of nobody's: of the portal, or of the browser [OPEN-195].
      if (isControl && !event.altKey && read.kind === 'going') return event.preventDefault()
      const isAsked = isControl
        ? event.key.toLowerCase() === 'k'
        : event.key === '/' && read.kind === 'begun' && !typedField() && isBySlash()
      if (!isAsked || isUnderDialog()) return
      event.preventDefault()
      find()
    }
    globalThis.addEventListener('keydown', onKeyDown, true)
    return () => globalThis.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
