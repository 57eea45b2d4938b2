import { formatWeight, weightInKg } from '@portal/domain'
import type { Warning } from '@portal/domain'
import { paths, usePortalHost } from '@portal/federation'
import { useForm } from '@portal/forms'
import { Link } from '@portal/router'
import { Alert, Button, Dialog, buttonClass } from '@portal/ui'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'
import type { WizardState } from '../../booking/wizard-state'
import { STEP_HASH } from '../../plan/steps'
import { useDraftSearch } from '../change-link'
import { useAnswer } from './use-answer'
import { asGrams, warningTexts } from './warning-texts'

/** How the dialog ended: all answered, back to the step, or saved with a corrected weight. */
export type WarningEnd = 'answered' | 'stays' | OwnerPetValues

export interface WarningDialogProps {
  readonly state: WizardState
  readonly onEnd: (end: WarningEnd) => void
}

/** Asks about possible mistakes, one after another, before the wizard goes on [OPEN-120]. */
export function WarningDialog({ state, onEnd }: WarningDialogProps) {
  const { booking, session } = state
  const { timeZone } = usePortalHost()
  const { answer, isBusy, failure } = useAnswer(state)
  const [warning] = booking.warnings
  if (!warning) return null
  const words = warningTexts(warning, { labels: session.about.labels, timeZone })
  const keep = async () => (await answer(warning, words.answers)) === 'done' && onEnd('answered')
  return (
    <Dialog
      title={words.title}
      isOpen
      role="alertdialog"
      size="small"
      onClose={() => onEnd('stays')}
      onCloseRequest={() => !isBusy}
      actions={
        <>
          <Corrections warning={warning} onEnd={onEnd} />
          {/* No answer is more likely than another, so none is the primary button. */}
          <Button busy={isBusy} onClick={() => void keep()}>
            {words.answer}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {warning.kind === 'samePet' && <p>If it is the same pet, open that booking: what you entered here is saved.</p>}
      {failure && <Alert kind="error">{failure}</Alert>}
    </Dialog>
  )
}

/** Other ways than confirming. */
function Corrections({ warning, onEnd }: Pick<WarningDialogProps, 'onEnd'> & { warning: Warning }) {
  const form = useForm<OwnerPetValues>()
  const search = useDraftSearch()
  if (warning.kind === 'samePet') {
    return (
      <Link className={buttonClass('secondary')} to={paths.booking(warning.booking.id)}>
        Open it
      </Link>
    )
  }
  if (warning.kind === 'otherName') {
    return (
      <>
        <Button onClick={() => onEnd('stays')}>Change the name</Button>
        <Link className={buttonClass('secondary')} to={{ search, hash: STEP_HASH.productList }}>
          Change the words
        </Link>
      </>
    )
  }
  const kg = asGrams(warning)
  const takeGrams = () => {
    const { values } = form.getState()
    form.change('pet', { ...values.pet, weight: String(kg) })
    onEnd(form.getState().values)
  }
  return (
    <>
      <Button onClick={() => onEnd('stays')}>Change the weight</Button>
      {kg !== null && (
        <Button onClick={takeGrams}>{`It is ${warning.weight} g (${formatWeight(weightInKg(kg))})`}</Button>
      )}
    </>
  )
}
