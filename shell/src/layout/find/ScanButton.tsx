import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { Alert, Button, Icon } from '@portal/ui'
import styles from './Camera.module.css'
import type { CameraPartProps } from './CameraPart'
import { formatsRead } from './code-reader'
import type { ScannedBooking } from './scanned-booking'

const loadPart = () => import(/* webpackChunkName: "find-camera" */ './CameraPart')

interface Props {
  readonly onBooking: (asked: ScannedBooking) => void
}

/**
 * Reads a booking's code with the camera, which is requested only on the press. Renders nothing when no codes can be
 * read [OPEN-268].
 */
export function ScanButton({ onBooking }: Props) {
  const [formats, setFormats] = useState<readonly string[]>([])
  const [isOn, setOn] = useState(false)
  const [Part, setPart] = useState<ComponentType<CameraPartProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => void formatsRead().then(setFormats), [])
  if (formats.length === 0) return null
  const press = async () => {
    setOn(!isOn)
    setFailed(false)
    if (isOn || Part) return
    try {
      const { CameraPart } = await loadPart()
      setPart(() => CameraPart)
    } catch {
      setOn(false)
      setFailed(true)
    }
  }
  return (
    <div className={styles.scan}>
      <Button
        size="small"
        icon={<Icon name="photo" size={18} />}
        busy={isOn && Part === null}
        aria-expanded={isOn}
        onClick={() => void press()}
      >
        {isOn && Part ? 'Stop scanning' : 'Scan a code'}
      </Button>
      {hasFailed && <Alert kind="error">The scan could not be opened. Nothing was changed: please try again.</Alert>}
      {isOn && Part && (
        <Part
          key={tries}
          formats={formats}
          onBooking={(asked) => {
            setOn(false)
            onBooking(asked)
          }}
          onRetry={() => setTries(tries + 1)}
        />
      )}
    </div>
  )
}
