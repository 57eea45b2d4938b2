import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { careHours, ClientCareToCall } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { Alert, Button, TextField } from '@portal/ui'
import { digitsOnly } from './phone'
import { useVerification } from './use-verification'
import styles from './VerifyScreen.module.css'

interface Props {
  readonly bookingId: string
  readonly quotedProductId: string
}

/** Asks for the owner's mobile number. One field only: a form library would double this page's download. */
export function VerifyForm({ bookingId, quotedProductId }: Props) {
  const [phone, setPhone] = useState('')
  const { brand } = usePortalHost()
  const { verify, isChecking, failure, isPhoneKnown } = useVerification({ bookingId, quotedProductId })
  const clientCare = <ClientCareToCall phone={brand.phone_work} hours={careHours(brand.client_care_hours)} />
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (failure?.place === 'phone') field.current?.focus()
  }, [failure])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void verify(phone)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>To see the engraving, enter the mobile number you left with your veterinary clinic.</p>
      {failure?.place === 'form' && <Alert kind="error">{failure.text}</Alert>}
      <TextField
        ref={field}
        name="phone"
        label="Mobile number"
        help="9 digits, without the first 0 and without +61. For example 412345678."
        error={failure?.place === 'phone' ? failure.text : undefined}
        value={phone}
        onChange={({ target }) => {
          // Preact does not reset the field when the state stays the same.
          target.value = digitsOnly(target.value)
          setPhone(target.value)
        }}
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="go"
        width="short"
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isChecking} busyLabel="Checking the number">
          Continue
        </Button>
      </div>
      <p>If your number doesn&rsquo;t open it, call your clinic or {clientCare}.</p>
      {/* Below the form, since it loads later and must not move it. */}
      {!isPhoneKnown && (
        <Alert kind="info">
          We have no Australian mobile number for this engraving to compare yours with. Please call {clientCare}.
        </Alert>
      )}
    </form>
  )
}
