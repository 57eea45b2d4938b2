import { useEffect, useEffectEvent } from 'react'
import { SILENCE_MS, scanReader } from './scan-reader'
import { isSurelyCode, scannedBooking } from './scanned-booking'
import type { ScannedBooking } from './scanned-booking'
import { isSearchField, isUnderDialog, removeTypedText, typedField } from './typed-field'
import type { FieldBefore } from './typed-field'

interface FindKeyHandlers {
  /** Whether `/` opens the box too. Users can turn this off, as WCAG 2.1.4 requires for letter keys. */
  readonly isBySlash: boolean
  readonly onFind: () => void
  /** A scanner read a booking's number. */
  readonly onNumber: (number: string) => void
  /** A scanner read a booking's address. */
  readonly onAddress: (path: string) => void
  /** A scanner read a booking while a dialog was open. */
  readonly onCovered: () => void
  /** A scanner read another code. */
  readonly onOther: () => void
}

/** Ctrl+K, `/` and a scanner in keyboard mode, on every staff page [OPEN-179, OPEN-195]. */
export function useFindKeys(handlers: FindKeyHandlers): void {
  const find = useEffectEvent(handlers.onFind)
  const isBySlash = useEffectEvent(() => handlers.isBySlash)
  const open = useEffectEvent((scanned: ScannedBooking | null) => {
    if (!scanned) handlers.onOther()
    else if (isUnderDialog()) handlers.onCovered()
    else if ('path' in scanned) handlers.onAddress(scanned.path)
    else handlers.onNumber(scanned.number)
  })
  useEffect(() => {
    const reader = scanReader()
    let before: FieldBefore | null = null
    let silence: ReturnType<typeof setTimeout> | undefined
    /** Whether the text was a code; then the field gets its earlier content back. */
    const take = (text: string): boolean => {
      const scanned = scannedBooking(text, location.origin)
      // A number typed into a field may be meant for it.
      const isMeant = scanned && !(before && 'number' in scanned)
      if (!isMeant && !(isSurelyCode(text, before?.value) && !(before && isSearchField(before.field)))) return false
      if (before) removeTypedText(before)
      open(scanned)
      return true
    }
    const onSilence = () => {
      const text = reader.finish()
      if (text !== '') take(text)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const isControl = event.ctrlKey || event.metaKey
      // A held key repeats as fast as a scanner types.
      if (event.repeat) return
      const read = reader.read({ key: event.key, isControl, at: event.timeStamp })
      clearTimeout(silence)
      if (read.kind === 'begun') {
        const field = typedField()
        before = field && { field, value: field.value }
      }
      if (read.kind === 'going') silence = setTimeout(onSilence, SILENCE_MS)
      if (read.kind === 'afterEnd') return swallow(event)
      if (read.kind === 'scanned' && (take(read.text) || isControl)) return swallow(event)
      if (read.kind === 'scanned') return
      // A control character within a scan must not trigger a shortcut of portal or browser [OPEN-195].
      if (isControl && !event.altKey && read.kind === 'going') return event.preventDefault()
      const isFind = isControl
        ? event.key.toLowerCase() === 'k'
        : event.key === '/' && read.kind === 'begun' && !typedField() && isBySlash()
      if (!isFind || isUnderDialog()) return
      event.preventDefault()
      find()
    }
    globalThis.addEventListener('keydown', onKeyDown, true)
    return () => {
      clearTimeout(silence)
      globalThis.removeEventListener('keydown', onKeyDown, true)
    }
  }, [])
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
