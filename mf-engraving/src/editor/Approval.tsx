import { useState } from 'react'
import { plaqueChecks, textsOf } from '@portal/domain/plaque'
import type { PlaqueCheck } from '@portal/domain/plaque'
import { Checkbox } from '@portal/ui'
import styles from './Editor.module.css'
import { NOT_TICKED } from './editor-errors'
import { StepFrame } from './StepFrame'
import { FIELD_IDS } from './step-props'
import type { StepProps } from './step-props'
import { TEXT_LABELS, checkText, spelled } from './words'

/** The whole plaque once more, letter by letter, and the tick that it is right [ENG-48, ENG-49]. */
export function Approval(props: StepProps) {
  const { entry, petName, design, layout, next, onGoTo } = props
  const [isTicked, setTicked] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const [now] = useState(() => new Date())
  const checks = plaqueChecks({ entry, petName, draft: design.draft, fit: layout.layout?.texts ?? [], now })
  const canBeMade = layout.layout?.refusals.length === 0
  const go = () => {
    setAsked(!isTicked)
    if (isTicked && canBeMade) next.onClick()
  }
  return (
    <StepFrame {...props} step="approval" alert={wasAsked && !isTicked ? NOT_TICKED : null} onNext={go}>
      <p>What is engraved cannot be changed afterwards. Read it letter by letter.</p>
      {textsOf(entry).map((field) => (
        <SpelledText key={field} label={TEXT_LABELS[field]} text={design.draft[field].text} />
      ))}
      {checks.length > 0 && <Checks checks={checks} onGoTo={onGoTo} />}
      <div className={styles.tick}>
        <Checkbox
          label="Content has been checked and is correct."
          checked={isTicked}
          onChange={({ target }) => setTicked(target.checked)}
        />
      </div>
    </StepFrame>
  )
}

function SpelledText({ label, text }: { label: string; text: string }) {
  return (
    <div role="group" aria-label={`${label}: ${text}`}>
      <div className={styles.legend}>{label}</div>
      <div className={styles.letters}>
        {spelled(text).map((word, at) => (
          <span key={at} className={styles.word}>
            {word.map((letter, index) => (
              <span key={index} className={styles.letter}>
                {letter}
              </span>
            ))}
          </span>
        ))}
      </div>
    </div>
  )
}

interface ChecksProps {
  readonly checks: readonly PlaqueCheck[]
  readonly onGoTo: StepProps['onGoTo']
}

/** They inform; each leads to its field. */
function Checks({ checks, onGoTo }: ChecksProps) {
  return (
    <div role="group" aria-label="Please look at this once more">
      <div className={styles.legend}>Please look at this once more</div>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={`${check.field} ${check.kind}`}>
            <button
              type="button"
              className={styles.link}
              onClick={() => onGoTo(check.field === 'photo' ? 'image' : 'text', FIELD_IDS[check.field])}
            >
              {checkText(check)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
