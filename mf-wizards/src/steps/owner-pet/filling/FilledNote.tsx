import { useEffect, useRef } from 'react'
import { Alert, Button, VisuallyHidden } from '@portal/ui'
import styles from './Filling.module.css'
import type { Slot } from './slot'
import type { FillResult } from './use-filling'
import { UNDONE, filledText, quoted } from './filling-text'

interface FilledNoteProps {
  readonly filling: FillResult
  /** Content of a patient record that was not filled in. */
  readonly unread?: UnusedText
  readonly onTake: (slot: Slot) => void
  readonly onUndo: () => void
  readonly onClose: () => void
}

interface UnusedText {
  /** Known fields that the form does not have. */
  readonly unused: readonly string[]
  readonly notUnderstood: readonly string[]
}

/** Lists the filled, kept and left-out values; Undo reverts the filling [OPEN-190, OPEN-204]. */
export function FilledNote({ filling, unread, onTake, onUndo, onClose }: FilledNoteProps) {
  const { from, isAwaited, filled, unchanged, notes, isUndone } = filling
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAwaited || isUndone) box.current?.focus()
  }, [isAwaited, isUndone])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="info" title={isUndone ? UNDONE : filledText(from, filled)} onClose={onClose}>
        {!isUndone && (
          <div className={styles.note}>
            {filled.length > 0 && (
              <div>
                <Button size="small" onClick={onUndo}>
                  Undo
                </Button>
              </div>
            )}
            {unchanged.length > 0 && <KeptFields filling={filling} onTake={onTake} />}
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {unread && <UnreadNotes {...unread} />}
          </div>
        )}
      </Alert>
    </div>
  )
}

function KeptFields({ filling: { unchanged, after }, onTake }: Pick<FilledNoteProps, 'filling' | 'onTake'>) {
  return (
    <>
      <p>We kept what you had typed here:</p>
      <ul className={styles.kept}>
        {unchanged.map((slot) => (
          <li key={slot.name}>
            <span>{`${slot.label}: ${quoted(slot.stands(after))}`}</span>
            <Button size="small" onClick={() => onTake(slot)}>
              <span>{`Use ${quoted(slot.says)}`}</span>
              <VisuallyHidden>{` for ${slot.label}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

const MOST_LINES = 5

function UnreadNotes({ unused, notUnderstood }: UnusedText) {
  const more = notUnderstood.length - MOST_LINES
  return (
    <>
      {unused.length > 0 && <p>{`This form does not ask for: ${[...new Set(unused)].join(', ')}.`}</p>}
      {notUnderstood.length > 0 && (
        <p>
          {`Not understood: ${notUnderstood.slice(0, MOST_LINES).map(quoted).join(', ')}${more > 0 ? ` and ${more} more.` : '.'}`}
        </p>
      )}
    </>
  )
}
