import { CheckboxInput, TextInput, useBinding } from '@portal/forms'
import { Card } from '@portal/ui'
import { AddressInput } from './AddressInput'
import { OwnerLastName } from './last-names'
import styles from './OwnerPet.module.css'
import { OwnerPhone } from './OwnerPhone'

interface OwnerSectionProps {
  readonly locked: boolean
  /** Why 'Do not provide owner details' cannot be changed in this wizard [WIZ-41, WIZ-50]. */
  readonly skipFixed: string | undefined
}

/** Who the pet belongs to, unless the practice keeps that to itself [WIZ-53]. */
export function OwnerSection({ locked, skipFixed }: OwnerSectionProps) {
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
    <fieldset disabled={locked} className={styles.section}>
      <Card title="Owner details" actions={skip} className={styles.owner}>
        {!skipOwner && <OwnerFields />}
      </Card>
    </fieldset>
  )
}

/** Somebody else's details are typed here: the browser's own suggestions would be wrong. */
function OwnerFields() {
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextInput name="owner.firstName" label="First name" autoComplete="off" />
        <OwnerLastName />
      </div>
      <div className={styles.pair}>
        <OwnerPhone />
        <TextInput name="owner.email" label="Email" optional type="email" inputMode="email" autoComplete="off" />
      </div>
      <AddressInput
        name="owner.address"
        label="Home address"
        help="Start typing and choose the address from the list."
      />
    </div>
  )
}
