import { isCallablePhone, isValidOwnerPhone, takesSms } from '@portal/domain'
import { CheckboxInput, TextInput, useBinding } from '@portal/forms'
import { Card } from '@portal/ui'
import { AddressInput } from './AddressInput'
import { OwnerLastName } from './last-names'
import styles from './OwnerPet.module.css'

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

/** Taken to call back; the pages of a plaque ask for an Australian number [OPEN-125]. */
const NO_SMS =
  'We can call this number, but not send it an SMS. To approve a plaque online the owner needs an Australian mobile.'

/** Somebody else's details are typed here: the browser's own suggestions would be wrong. */
function OwnerFields() {
  const { value: phone } = useBinding('owner.phoneNumber', '')
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextInput name="owner.firstName" label="First name" autoComplete="off" />
        <OwnerLastName />
      </div>
      <div className={styles.pair}>
        <TextInput
          name="owner.phoneNumber"
          label="Phone number"
          type="tel"
          inputMode="tel"
          width="short"
          autoComplete="off"
          help={isCallablePhone(phone) && !takesSms(phone) && !isValidOwnerPhone(phone) ? NO_SMS : undefined}
        />
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
