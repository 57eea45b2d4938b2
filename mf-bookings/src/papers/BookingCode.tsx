import { QrCode } from '@portal/ui/qr-code'
import { paths } from '@portal/federation'
import type { PrintableBooking } from './printable-booking'
import styles from './papers.module.css'

/** QR code that opens the booking; viewing it needs sign-in. */
export function BookingCode({ printable: { server, booking } }: { readonly printable: PrintableBooking }) {
  const { href } = new URL(paths.booking(server.id), location.origin)
  return (
    <div className={styles.code}>
      <QrCode text={href} label={`QR code that opens booking ${booking.orderId}`} />
    </div>
  )
}
