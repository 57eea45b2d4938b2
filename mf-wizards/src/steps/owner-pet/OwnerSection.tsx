import { CheckboxInput, useBinding } from '@portal/forms'
import { Card } from '@portal/ui'
import { OwnerFields } from './OwnerFields'
import type { OwnerFieldsProps } from './OwnerFields'
import styles from './OwnerPet.module.css'

interface OwnerSectionProps extends OwnerFieldsProps {
  /** Why 'Do not provide owner details' can't be changed in this wizard [WIZ-41, WIZ-50]. */
  readonly skipFixed: string | undefined
}

/** The owner, unless the practice does not provide the details [WIZ-53]. */
export function OwnerSection({ bookingId, needsStreet, skipFixed }: OwnerSectionProps) {
  const { value: skipOwner } = useBinding('skipOwner', false)
  const skip = (
    <CheckboxInput
      name="skipOwner"
      label="Do not provide owner details"
      help="Owner details will be excluded from this booking."
      disabledReason={skipFixed}
    />
  )
  return (
    <Card title="Owner details" actions={skip} className={styles.owner}>
      {!skipOwner && <OwnerFields bookingId={bookingId} needsStreet={needsStreet} />}
    </Card>
  )
}
