import {
  TOTAL_LABEL,
  amountOn,
  eachFee,
  isCancelled,
  isPartialStage,
  newLine,
  orderLines,
  orderTotal,
  stageLabel,
  timeZoneName,
  displayedFees,
} from '@portal/domain'
import type { Order, PriceList, StageLabels, TimeZone } from '@portal/domain'
import { missingList, serviceTypeName } from '@portal/domain-bundled/list-words'
import type { ListedBooking } from '../repositories/booking-list/whole-list'
import { sheetMoment } from './csv-file'
import type { Column } from './csv-file'

interface ColumnContext {
  readonly zone: TimeZone
  readonly labels: StageLabels
  /** Amounts that the practice may see; null omits the price columns [OPEN-185]. */
  readonly prices: PriceList
}

/** Columns of the bookings file: those of the list, and amounts [OPEN-185]. */
export function bookingColumns({ zone, labels, prices }: ColumnContext): readonly Column<ListedBooking>[] {
  return [
    { header: 'Booking ID', cell: ({ orderId }) => String(orderId) },
    { header: `Date created (${timeZoneName(zone)})`, cell: ({ dateEntered }) => sheetMoment(dateEntered, zone) },
    { header: 'Service type', cell: ({ serviceType }) => serviceTypeName(serviceType) },
    { header: 'Package', cell: ({ packageName }) => packageName },
    { header: 'Status', cell: ({ stage }) => stageLabel(stage, labels) },
    { header: 'Missing', cell: ({ stage, missing }) => (isPartialStage(stage) ? missingList(missing) : '') },
    { header: 'Owner name', cell: ({ ownerName }) => ownerName },
    { header: 'Pet name', cell: ({ petName }) => petName },
    { header: 'Booked by', cell: ({ vetStaff }) => vetStaff },
    {
      header: `Final instructions (${timeZoneName(zone)})`,
      cell: ({ okPrepareTime }) => sheetMoment(okPrepareTime, zone),
    },
    ...(prices === null ? [] : moneyColumns(prices)),
  ]
}

/** The total as on the details page, empty for cancelled bookings, and the fees it does not include yet [OPEN-58]. */
const moneyColumns = (prices: PriceList): readonly Column<ListedBooking>[] => [
  {
    header: TOTAL_LABEL,
    cell: (booking) => (isCancelled(booking.stage) ? null : orderTotal(orderOn(prices, booking))),
  },
  {
    header: 'To be confirmed',
    cell: (booking) => (isCancelled(booking.stage) ? null : unconfirmed(orderOn(prices, booking))),
  },
]

const unconfirmed = (order: Order) =>
  orderLines(order)
    .filter(({ amount }) => amount === 'toBeConfirmed')
    .map(({ name }) => name)
    .join(', ')

function orderOn(prices: PriceList, { lines, fees, serviceType }: ListedBooking): Order {
  return {
    lines: lines.map(({ id, quantity, ...amounts }) => {
      const line = newLine({ id, name: '', price: amountOn(prices, amounts) }, id)
      return { ...line, id, quantity }
    }),
    fees: displayedFees(
      serviceType,
      eachFee((key) => fees[key] ?? null),
      lines.length > 0,
    ),
  }
}
