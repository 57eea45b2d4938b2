import { useState } from 'react'
import { Checkbox } from '@portal/ui'
import { dayOf } from '@portal/domain'
import { plaqueChecks, textsOf } from '@portal/domain/plaque'
import type { PlaqueCheck } from '@portal/domain/plaque'
import { usePortalHost } from '@portal/federation'
import { CONSENT_LABEL, TEXT_LABELS } from '../artwork/text-labels'
import { SpelledText } from '../artwork/SpelledText'
import styles from './Editor.module.css'
import { NOT_TICKED } from './editor-errors'
import { StepFrame } from './StepFrame'
import { FIELD_IDS } from './editor-step'
import type { StepProps } from './editor-step'
import { checkText } from './design-text'

/** The whole plaque letter by letter, and the tick that it is right [ENG-48, ENG-49]. */
export function Approval(props: StepProps) {
  const { layout, next } = props
  const [isTicked, setTicked] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const canBeMade = layout.layout?.refusals.length === 0
  const go = () => {
    setAsked(!isTicked)
    if (isTicked && canBeMade) next.onClick()
  }
  return (
    <StepFrame {...props} step="approval" alert={wasAsked && !isTicked ? NOT_TICKED : null} onNext={go}>
      <Review {...props} />
      <div className={styles.tick}>
        <Checkbox label={CONSENT_LABEL} checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
      </div>
    </StepFrame>
  )
}

/** The whole plaque letter by letter, with hints to check. */
export function Review({ entry, petName, design, layout, onGoTo, timeZone }: StepProps) {
  const host = usePortalHost()
  const [today] = useState(() => dayOf(host.now(), timeZone ?? host.timeZone))
  const checks = plaqueChecks({ entry, petName, draft: design.draft, fit: layout.layout?.texts ?? [], today })
  return (
    <>
      <p>What is engraved cannot be changed afterwards. Read it letter by letter.</p>
      {textsOf(entry).map((field) => (
        <SpelledText key={field} label={TEXT_LABELS[field]} text={design.draft[field].text} />
      ))}
      {checks.length > 0 && <Checks checks={checks} onGoTo={onGoTo} />}
    </>
  )
}

interface ChecksProps {
  readonly checks: readonly PlaqueCheck[]
  readonly onGoTo: StepProps['onGoTo']
}

/** Hints only inform; each links to its field. */
function Checks({ checks, onGoTo }: ChecksProps) {
  return (
    <div role="group" aria-label="Please check this once more">
      <div className={styles.legend}>Please check this once more</div>
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
