import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert, Button, Spinner } from '@portal/ui'
import styles from './Camera.module.css'
import type { ScannedBooking } from './scanned-booking'
import { readCodes } from './code-reading'
import type { CodeReading } from './code-reading'
import { watchCodes } from './watch-codes'
import type { CameraState, CameraTrouble } from './watch-codes'

export interface CameraPartProps {
  /** Code formats that this browser reads. */
  readonly formats: readonly string[]
  readonly onBooking: (asked: ScannedBooking) => void
  /** Renders the part again. */
  readonly onRetry: () => void
}

const TROUBLE_WORDS: Readonly<Record<CameraTrouble, string>> = {
  refused:
    "This page is not allowed to use the camera. Allow it in your browser's settings, or type the Booking ID below.",
  none: 'No camera was found. Connect one and try again, or type the Booking ID below.',
  busy: 'The camera shows no picture. Another program may be using it. Close that and try again, or type the Booking ID below.',
  unread: 'Codes cannot be read in this browser at the moment. Type the Booking ID below.',
}

const SEEN_WORDS: Readonly<Record<CodeReading['kind'], string>> = {
  nothing: 'Hold the code of a tag sheet or label in front of the camera.',
  several: 'The camera sees codes of several bookings. Show only one.',
  other: 'This is not the code of a booking in this portal. Show the code of a tag sheet or label.',
  booking: 'Opening the booking',
}

/** Camera picture until the camera sees a booking's code. Closing the part turns the camera off [OPEN-268]. */
export function CameraPart({ formats, onBooking, onRetry }: CameraPartProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const [kind, setKind] = useState<CodeReading['kind']>('nothing')
  const isOver = useRef(false)
  const onCodes = useEffectEvent((texts: readonly string[]) => {
    const reading = readCodes(texts, location.origin)
    // The message about a code stays until another one is seen, since the code leaves the picture quickly.
    if (reading.kind !== 'nothing') setKind(reading.kind)
    if (reading.kind !== 'booking' || isOver.current) return
    isOver.current = true
    onBooking(reading.of)
  })
  useEffect(() => {
    if (!video.current) return
    const closing = new AbortController()
    void watchCodes(video.current, formats, closing.signal, { onState: setState, onCodes: (texts) => onCodes(texts) })
    return () => closing.abort()
  }, [formats])
  const isSeeing = state === 'on'
  return (
    <div className={styles.camera}>
      <video ref={video} muted playsInline aria-label="Camera picture" hidden={!isSeeing} className={styles.video} />
      {state === 'starting' && <Spinner label="Starting the camera. Your browser may ask for permission." />}
      <p role="status" className={styles.said}>
        {isSeeing && SEEN_WORDS[kind]}
      </p>
      {state !== 'starting' && state !== 'on' && (
        <Alert kind="error">
          <span>{`${TROUBLE_WORDS[state]} `}</span>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </Alert>
      )}
    </div>
  )
}
