import { otherNameText } from '@portal/booking-ui'
import type { PortalBooking } from '@portal/domain'
import { Alert } from '@portal/ui'

/** Warns of engraved words without the pet's name, until staff confirm them [OPEN-345]. */
export function EngravedNames({ booking }: { booking: PortalBooking }) {
  return booking.warnings.map((warning) => {
    if (warning.kind !== 'otherName') return null
    const { title, text } = otherNameText(warning)
    return (
      <Alert key={warning.key} kind="warning" title={title}>
        {`${text} Choose Edit to change the words, or to say that they are right.`}
      </Alert>
    )
  })
}
