import { useRef } from 'react'
import { isCallablePhone, isValidOwnerPhone } from '@portal/domain'
import { CheckboxInput, TextInput, useBinding, useForm } from '@portal/forms'
import styles from './OwnerPet.module.css'

const PHONE = 'owner.phoneNumber'
const NO_PHONE = 'owner.noPhone'

/** Accepted for calls; the pages for owners need an Australian number [OPEN-125]. */
const NO_SMS = "We can call this number, but it can't receive an SMS. You'll approve any plaque for the owner."
const OVERSEAS = 'An overseas number begins with + and its country code.'
const NOT_REACHABLE = "We won't be able to call the owner, and you'll approve any plaque for them."

/** The owner's phone, or that none is known [OPEN-134]. Switching back restores the earlier value. */
export function OwnerPhone() {
  const form = useForm()
  const putAside = useRef('')
  const { value: phone } = useBinding(PHONE, '')
  const { value: noPhone } = useBinding(NO_PHONE, false)
  const typed = (text: string) => {
    if (text.trim()) form.change(NO_PHONE, false)
  }
  const ticked = (isTicked: boolean) => {
    const before = putAside.current
    putAside.current = isTicked ? phone : ''
    form.change(PHONE, isTicked ? '' : phone || before)
  }
  return (
    <div className={styles.column}>
      <TextInput
        name={PHONE}
        label="Phone number"
        type="tel"
        inputMode="tel"
        width="short"
        autoComplete="off"
        onPick={typed}
        help={isCallablePhone(phone) && !isValidOwnerPhone(phone) ? NO_SMS : OVERSEAS}
      />
      <CheckboxInput
        name={NO_PHONE}
        label="No phone number is known"
        help={noPhone ? NOT_REACHABLE : undefined}
        onPick={ticked}
      />
    </div>
  )
}
