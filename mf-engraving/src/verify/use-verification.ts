import { useState } from 'react'
import { toApiError } from '@portal/api-client'
import { getAuthentication, guestLogin } from '@portal/api-client/contract/guest'
import { usePortalHost, useRead } from '@portal/federation'
import { INVALID_PHONE, isNineDigits } from './phone'
import { verifyFailure } from './verify-errors'
import type { VerifyFailure } from './verify-errors'

interface LineIds {
  readonly bookingId: string
  readonly quotedProductId: string
}

/** Asks the server whether this is the owner's number; the page never gets the number itself [OPEN-81]. */
export function useVerification({ bookingId, quotedProductId }: LineIds) {
  const { api, setGuestSession } = usePortalHost()
  const input = { params: { id: quotedProductId } }
  const { data } = useRead(getAuthentication, input, { action: 'read authentication', bookingId })
  const [isChecking, setChecking] = useState(false)
  const [failure, setFailure] = useState<VerifyFailure | null>(null)
  const verify = async (phone: string) => {
    // Nothing is sent when no owner phone is known [ENG-24].
    if (isChecking || data?.can_verify === false) return
    if (!isNineDigits(phone)) return setFailure({ place: 'phone', text: INVALID_PHONE })
    setChecking(true)
    setFailure(null)
    try {
      const body = { booking_id: bookingId, quoted_product_id: quotedProductId, phone }
      const tokens = await api.call(guestLogin, { body })
      setGuestSession({
        bookingId,
        lineId: quotedProductId,
        guestToken: tokens.guest_token,
        clientToken: tokens.client_token,
        expiresAt: new Date(tokens.expires_at),
      })
    } catch (error) {
      setFailure(verifyFailure(toApiError(error)))
      setChecking(false)
    }
  }
  return { verify, isChecking, failure, isPhoneKnown: data?.can_verify !== false }
}
