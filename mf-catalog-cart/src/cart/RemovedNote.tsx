import { useCallback, useEffect, useRef } from 'react'
import type { QuotedLine } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { Alert, Button, Icon } from '@portal/ui'
import styles from './Cart.module.css'
import { useRestoreLine } from './use-line-removal'

/** How long a removal can be undone; longer while the note has the focus or the pointer. */
export const UNDO_MS = 6_000

interface Props {
  readonly line: QuotedLine
  /** Plaques removed with a package. */
  readonly plaques: readonly QuotedLine[]
  readonly cart: BookingCart
  /** Undo takes the focus, since the line that had it is gone. */
  readonly takesFocus: boolean
  readonly onGone: (line: QuotedLine, hadFocus: boolean) => void
}

/** Sentence about a removed line, including its artwork [OPEN-174]. */
function removedText(line: QuotedLine, plaques: readonly QuotedLine[]): string {
  const hasArtwork = [line, ...plaques].some(({ artwork }) => artwork && artwork.state !== 'missing')
  return hasArtwork ? `${line.name} is removed, with its artwork. Undo restores both.` : `${line.name} is removed.`
}

/** Note about a removed line, with Undo while it is shown. */
export function RemovedNote({ line, plaques, cart, takesFocus, onGone }: Props) {
  const { change: restore, isBusy, failure } = useRestoreLine(cart, line)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) undo.current?.focus()
  }, [takesFocus])
  const note = useRef<HTMLDivElement>(null)
  const gone = useCallback(() => onGone(line, note.current?.contains(document.activeElement) ?? false), [onGone, line])
  const putBack = async () => {
    if (await restore()) gone()
  }
  const stays = isBusy || failure !== null
  return (
    <div ref={note}>
      <Alert kind={failure ? 'error' : 'info'} autoHide={stays ? false : UNDO_MS} onClose={gone}>
        <div className={styles.note}>
          <p className={styles.removed}>{failure ?? removedText(line, plaques)}</p>
          <Button
            ref={undo}
            size="small"
            icon={<Icon name="undo" size={16} />}
            busy={isBusy}
            busyLabel="Putting back"
            onClick={() => void putBack()}
          >
            Undo
          </Button>
        </div>
      </Alert>
    </div>
  )
}
