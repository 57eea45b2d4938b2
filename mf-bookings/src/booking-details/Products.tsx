import { OrderTable } from '@portal/booking-ui'
import { orderOf } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Card } from '@portal/ui'

/**
 * Ordered products, with prices when the practice sees them and a total while the booking is carried out [BKG-41,
 * DOM-50, DOM-51].
 */
export function Products({ booking, isCarriedOut }: { booking: PortalBooking; isCarriedOut: boolean }) {
  const { prices } = usePortalHost()
  return (
    <Card title={prices.visible ? 'Products and prices' : 'Products'} flush>
      <OrderTable
        order={orderOf(booking)}
        bookingId={booking.id}
        heading="Product"
        withUnitPrices
        flush
        withoutTotal={!isCarriedOut}
      />
    </Card>
  )
}
