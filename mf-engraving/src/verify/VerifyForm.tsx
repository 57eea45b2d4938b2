import { FormShell, TextInput } from '@portal/forms'
import type { SubmitResult } from '@portal/forms'
import { Button } from '@portal/ui'
import { toApiError, useApi } from '@portal/api-client'
import { usePortalHost } from '@portal/federation'
import type { PortalHost } from '@portal/federation'
import { digitsOnly, phoneErrors } from './phone'
import type { PhoneValues } from './phone'
import { verifyErrors } from './verify-errors'
import styles from './VerifyScreen.module.css'

interface Props {
  readonly bookingId: string
  readonly quotedProductId: string
  readonly onVerified: () => void
}

/** Asks for the owner's mobile number; the server compares it, the page never knows it (OPEN-81). */
export function VerifyForm({ bookingId, quotedProductId, onVerified }: Props) {
  const { api, setGuestSession } = usePortalHost()
  const { data } = useApi(api, 'getAuthentication', { params: { id: quotedProductId } })
  const submit = async ({ phone }: PhoneValues): Promise<SubmitResult> => {
    // ENG-24: nothing is sent when no owner phone is known.
    if (data?.can_verify === false) return verifyErrors(null)
    try {
      setGuestSession(await guestSession(api, { bookingId, quotedProductId, phone }))
      onVerified()
    } catch (error) {
      return verifyErrors(toApiError(error))
    }
  }
  return (
    <FormShell<PhoneValues>
      initialValues={{ phone: '' }}
      validate={phoneErrors}
      onSubmit={submit}
      actions={({ submitting }) => (
        <Button type="submit" variant="primary" busy={submitting} busyLabel="Checking the number">
          Continue
        </Button>
      )}
    >
      <p className={styles.intro}>
        To see the engraving, enter the mobile number you left with your veterinary clinic.
      </p>
      <TextInput
        name="phone"
        label="Mobile number"
        help="9 digits, without the first 0 and without +61. For example 412345678."
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="go"
        clean={digitsOnly}
        width="short"
      />
    </FormShell>
  )
}

async function guestSession(
  api: PortalHost['api'],
  { bookingId, quotedProductId, phone }: { bookingId: string; quotedProductId: string; phone: string },
) {
  const body = { booking_id: bookingId, quoted_product_id: quotedProductId, phone }
  const tokens = await api.call('guestLogin', { body })
  return { guestToken: tokens.guest_token, clientToken: tokens.client_token }
}
