import { useRef, useState } from 'react'
import { MOST_PHOTO_MEGABYTES } from '@portal/domain/plaque'
import { Button, classNames } from '@portal/ui'
import styles from './Photo.module.css'

interface Props {
  readonly id: string
  readonly label?: string
  /** Without the drop area. */
  readonly isSmall?: boolean
  readonly onChoose: (file: File) => void
  readonly onSeveral: () => void
  readonly onRemove?: () => void
}

/** Accepted kinds and size [ENG-42, ENG-43]. */
const PHOTO_HELP = `JPEG, GIF, PNG, TIFF or BMP, up to ${MOST_PHOTO_MEGABYTES} MB. One image.`

const ACCEPT = 'image/jpeg,image/gif,image/png,image/tiff,image/bmp,image/heic,image/heif,.tif,.tiff,.bmp,.heic,.heif'

/** One image: chosen, dropped or taken with the camera [ENG-41..43]. */
export function PhotoChooser({ id, label = 'Choose an image', isSmall, onChoose, onSeveral, onRemove }: Props) {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? []
    if (others.length > 0) onSeveral()
    else if (file) onChoose(file)
  }
  return (
    <div
      className={classNames(!isSmall && styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      {!isSmall && <p className={styles.help}>Drop an image here, or</p>}
      <div className={styles.buttons}>
        <FileButton id={id} label={label} isNext={!isSmall} onFiles={take} />
        <FileButton label="Take a photo" isCamera onFiles={take} />
        {onRemove && <Button onClick={onRemove}>Remove</Button>}
      </div>
      <p className={styles.help}>{PHOTO_HELP}</p>
    </div>
  )
}

interface FileButtonProps {
  readonly id?: string
  readonly label: string
  /** Touch devices only; a desktop has no camera to hold. */
  readonly isCamera?: boolean
  /** The primary button of the step. */
  readonly isNext?: boolean
  readonly onFiles: (files: FileList | null) => void
}

function FileButton({ id, label, isCamera = false, isNext = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={isCamera ? styles.camera : undefined}>
      <Button id={id} variant={isNext ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={isCamera ? 'image/*' : ACCEPT}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ target }) => {
          onFiles(target.files)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </span>
  )
}
