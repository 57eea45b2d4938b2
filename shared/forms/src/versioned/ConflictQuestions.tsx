import { RadioGroup, VisuallyHidden } from '@portal/ui'
import type { Side } from '@portal/writes'
import { useEffect, useId, useRef } from 'react'
import styles from './ConflictQuestions.module.css'

/** A field that two people changed differently, with its values as text. */
export interface FieldConflict {
  readonly name: string
  readonly label: string
  readonly before: string
  readonly mine: string
  readonly theirs: string
}

export interface ConflictQuestionsProps {
  readonly conflicts: readonly FieldConflict[]
  /** The chosen sides, by field name. */
  readonly answers: Readonly<Record<string, Side | undefined>>
  readonly onAnswer: (name: string, side: Side) => void
  /** Announces the questions without taking the focus, since the user may be typing. */
  readonly keepFocus?: boolean
  /** Says what happens to the choice; by default, that it is saved with the form. */
  readonly note?: string
}

const TITLE = 'Somebody else has changed this too'

/** Why a form with open questions can't be sent. */
export const CONFLICT_REASON = 'First choose what stays: yours or theirs.'

/** Asks, for each field that both changed, whose value stays [OPEN-87]. */
export function ConflictQuestions({ conflicts, answers, onAnswer, keepFocus = false, note }: ConflictQuestionsProps) {
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const isAsking = conflicts.length > 0
  useEffect(() => {
    if (isAsking && !keepFocus) box.current?.focus()
  }, [isAsking, keepFocus])
  return (
    <>
      <VisuallyHidden>
        <output>{isAsking && keepFocus ? `${TITLE}: ${conflicts.map(({ label }) => label).join(', ')}` : ''}</output>
      </VisuallyHidden>
      {isAsking && (
        <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={styles.questions}>
          <h2 id={titleId} className={styles.title}>
            {TITLE}
          </h2>
          <p>{note ?? 'Nothing is saved yet. Choose what stays, then save.'}</p>
          {conflicts.map((conflict) => (
            <Question
              key={conflict.name}
              conflict={conflict}
              answer={answers[conflict.name]}
              onAnswer={(side) => onAnswer(conflict.name, side)}
            />
          ))}
        </section>
      )}
    </>
  )
}

interface QuestionProps {
  conflict: FieldConflict
  answer: Side | undefined
  onAnswer: (side: Side) => void
}

function Question({ conflict, answer, onAnswer }: QuestionProps) {
  const group = useId()
  return (
    <div className={styles.question}>
      <RadioGroup
        name={group}
        legend={conflict.label}
        help={`Before: ${shown(conflict.before)}`}
        options={[
          { value: 'mine', label: `Yours: ${shown(conflict.mine)}` },
          { value: 'theirs', label: `Saved in the meantime: ${shown(conflict.theirs)}` },
        ]}
        value={answer}
        onChange={(side) => onAnswer(side === 'theirs' ? 'theirs' : 'mine')}
      />
    </div>
  )
}

const shown = (value: string) => (value === '' ? 'empty' : value)
