import { useEffect, useRef, useState } from 'react'
import type { CardRead } from '@portal/domain/patient-card'
import { Alert, Button, VisuallyHidden } from '@portal/ui'
import styles from './PatientCard.module.css'
import type { Slot } from './slots'
import type { CardOutcome } from './use-card'
import { UNDONE, filledText, quoted } from './words'

interface FilledNoteProps extends Pick<CardRead, 'unused' | 'notUnderstood'> {
  readonly outcome: CardOutcome
  readonly onTake: (slot: Slot) => void
  readonly onUndo: () => void
  readonly onClose: () => void
}

/** What was filled, what was kept, what was left out; one press takes it back [OPEN-191]. */
export function FilledNote({ outcome, onTake, onUndo, onClose, ...unread }: FilledNoteProps) {
  const { source, filled, kept, notes } = outcome
  const [isUndone, setUndone] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // Whoever has pasted waits for it; what came by itself takes nobody's place.
  useEffect(() => {
    if (source === 'pasted' || isUndone) box.current?.focus()
  }, [source, isUndone])
  const undo = () => {
    onUndo()
    setUndone(true)
  }
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="info" title={isUndone ? UNDONE : filledText(source, filled)} onClose={onClose}>
        {!isUndone && (
          <div className={styles.note}>
            {filled.length > 0 && (
              <div>
                <Button size="small" onClick={undo}>
                  Undo
                </Button>
              </div>
            )}
            {kept.length > 0 && <Kept slots={kept} outcome={outcome} onTake={onTake} />}
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <Unread {...unread} />
          </div>
        )}
      </Alert>
    </div>
  )
}

interface KeptProps extends Pick<FilledNoteProps, 'outcome' | 'onTake'> {
  readonly slots: readonly Slot[]
}

function Kept({ slots, outcome, onTake }: KeptProps) {
  return (
    <>
      <p>You had typed something else here, which is kept:</p>
      <ul className={styles.kept}>
        {slots.map((slot) => (
          <li key={slot.name}>
            <span>{`${slot.label}: ${quoted(slot.stands(outcome.after))}`}</span>
            <Button size="small" onClick={() => onTake(slot)}>
              {`Use ${quoted(slot.says)}`}
              <VisuallyHidden>{` for ${slot.label}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

const MOST_LINES = 5

function Unread({ unused, notUnderstood }: Pick<CardRead, 'unused' | 'notUnderstood'>) {
  const more = notUnderstood.length - MOST_LINES
  return (
    <>
      {unused.length > 0 && <p>{`This form does not ask for: ${[...new Set(unused)].join(', ')}.`}</p>}
      {notUnderstood.length > 0 && (
        <p>
          {`Not understood: ${notUnderstood.slice(0, MOST_LINES).map(quoted).join(', ')}`}
          {more > 0 ? ` and ${more} more.` : '.'}
        </p>
      )}
    </>
  )
}
