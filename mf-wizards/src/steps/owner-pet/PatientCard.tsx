import { useEffect, useRef, useState } from 'react'
import { draftIdIn, useSignedInUser } from '@portal/federation'
import { useLocation } from '@portal/router'
import { Button, Skeleton, lazyPart } from '@portal/ui'
import { removeHandedOver, useHandedOver } from '../../booking/handed-over'
import type { PatientCardPartProps } from './patient-card/PatientCardPart'

const Part = lazyPart<PatientCardPartProps>(
  () =>
    import(/* webpackChunkName: "patient-card" */ './patient-card/PatientCardPart').then(
      (part) => part.PatientCardPart,
    ),
  () => <Skeleton height="8rem" />,
)

/** Fills the step from a patient record, pasted here or handed over in the address [OPEN-187, OPEN-188]. */
export function PatientCard() {
  const { id: userId } = useSignedInUser()
  const came = useHandedOver(userId, draftIdIn(useLocation().search) ?? '')
  const [open, setOpen] = useState<{ readonly handedOver: string | null } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasClosed = useRef(false)
  if (came !== null && open?.handedOver !== came) setOpen({ handedOver: came })
  useEffect(() => {
    if (wasClosed.current) button.current?.focus()
    wasClosed.current = false
  })
  const close = () => {
    wasClosed.current = true
    setOpen(null)
  }
  if (open) return <Part key={open.handedOver} {...open} onTaken={() => removeHandedOver(userId)} onClose={close} />
  return (
    <div>
      <Button ref={button} size="small" onClick={() => setOpen({ handedOver: null })}>
        Paste from patient record
      </Button>
    </div>
  )
}
