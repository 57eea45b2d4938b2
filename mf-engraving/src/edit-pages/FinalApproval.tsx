import { useState } from 'react'
import { useNavigate } from '@portal/router'
import { paths, usePortalHost } from '@portal/federation'
import type { Engraving } from '@portal/domain'
import type { StepProps } from '../edit/step-props'
import type { LineScreen } from '../line/LineFrame'
import { requestNotice } from './request-notice'
import { SaveStep } from './SaveStep'
import { StoredStep } from './StoredStep'
import type { useEditedDesign } from './use-edited-design'
import { useSave } from './use-save'

interface Props {
  readonly screen: LineScreen
  readonly step: Omit<StepProps, 'next'>
  readonly edited: ReturnType<typeof useEditedDesign>
}

/**
 * The last step. Changes are saved first, then the saved artwork is shown for approval; without changes it is shown at
 * once [ENG-48, ENG-50]. After staff changes, the owner is asked.
 */
export function FinalApproval({ screen, step, edited }: Props) {
  const { engraving, productId, address } = screen
  const { save, ask, saving, isAsking, failure } = useSave({ ...edited, engraving, productId })
  const [wasSaved, setWasSaved] = useState(false)
  const leave = useAsked(edited.end)
  const isStaff = address.staff === '1'
  const saveAndLook = async () => {
    if (await save(step.design, false)) setWasSaved(true)
  }
  const leaveWith = async (asking: Promise<Engraving | undefined>) => {
    const engravingAsked = await asking
    if (engravingAsked) leave(engravingAsked)
  }
  const { current } = engraving
  if (edited.isStored && current && !saving) {
    return (
      <StoredStep
        screen={screen}
        current={current}
        back={step.back}
        takesFocus={wasSaved}
        onAsk={isStaff ? () => void leaveWith(ask()) : null}
        isAsking={isAsking}
        failure={failure}
        onEnd={edited.end}
      />
    )
  }
  return (
    <SaveStep
      step={{ ...step, saving, failure: edited.isSuperseded ? null : failure }}
      isSubmitted={engraving.isSubmitted}
      isApproved={engraving.state === 'approved'}
      owner={isStaff ? screen.clinic.ownerFirstName || 'the owner' : null}
      onLook={() => void saveAndLook()}
      onAsk={() => void leaveWith(save(step.design, true))}
    />
  )
}

/** Returns to the booking, with a notice that says how the owner is asked. */
function useAsked(end: () => void) {
  const navigate = useNavigate()
  const { notify } = usePortalHost()
  return (saved: Engraving) => {
    notify(requestNotice(saved))
    void navigate(paths.booking(saved.bookingId))
    end()
  }
}
