import type { Warning } from '@portal/domain'
import { paths, usePortalHost } from '@portal/federation'
import { Link } from '@portal/router'
import { Alert, Button, buttonClass } from '@portal/ui'
import type { WizardState } from '../../booking/wizard-state'
import { STEP_HASH } from '../../plan/steps'
import { ChangeLink } from '../change-link'
import { useAnswer } from './use-answer'
import styles from './Warnings.module.css'
import { warningTexts } from './warning-texts'

/** Unanswered warnings on the confirmation; all must be answered before submission [OPEN-120]. */
export function WarningsInPlace({ state }: { state: WizardState }) {
  const { booking, session } = state
  const { timeZone } = usePortalHost()
  const { answer, isBusy, failure } = useAnswer(state)
  return (
    <>
      {booking.warnings.map((warning) => {
        const words = warningTexts(warning, { labels: session.about.labels, timeZone })
        return (
          <Alert key={warning.key} kind="warning" title={words.title}>
            <p>{words.text}</p>
            <div className={styles.actions}>
              <Corrections warning={warning} isLocked={state.locked} />
              <Button size="small" busy={isBusy} onClick={() => void answer(warning, words.answers)}>
                {words.answer}
              </Button>
            </div>
          </Alert>
        )
      })}
      {failure && <Alert kind="error">{failure}</Alert>}
    </>
  )
}

/** Other ways than confirming. The pet of a submitted booking is changed by Client Care. */
function Corrections({ warning, isLocked }: { readonly warning: Warning; readonly isLocked: boolean }) {
  if (warning.kind === 'samePet') {
    return (
      <Link className={buttonClass('secondary', 'small')} to={paths.booking(warning.booking.id)}>
        Open it
      </Link>
    )
  }
  if (warning.kind === 'unlikelyWeight')
    return <ChangeLink what="the weight" step={STEP_HASH.ownerPet} fieldId="pet.weight" isNamed />
  return (
    <>
      <ChangeLink what="the words" step={STEP_HASH.productList} isNamed />
      {!isLocked && <ChangeLink what="the name" step={STEP_HASH.ownerPet} fieldId="pet.firstName" isNamed />}
    </>
  )
}
