import { addTime, SERVICE_TYPE } from '@portal/domain'
import type { AttentionFacts } from '@portal/domain-bundled/attention'
import { artworkState } from '@portal/domain/plaque'
import { array, boolean, constant, constantFrom, integer, oneof, record } from 'fast-check'
import type { Connection } from '../src/db/connect'
import { emptyDetails } from '../src/db/records'
import { bookingLines, bookings, orderEvents } from '../src/db/schema/booking'
import { engravings } from '../src/db/schema/engraving'
import { ownerRequests } from '../src/db/schema/owner-request'

/** The specs' present: midday in Melbourne on the day after daylight saving began. */
export const NOW = new Date('2026-10-05T01:30:00Z')

/** In half hours around the limits: the last nine days and a few hours of the future. */
const moment = integer({ min: -18, max: 9 * 48 }).map((halves) => addTime(NOW, -30 * halves, 'minute'))
const rarely = constantFrom(false, false, false, true)

const plaque = record({
  hasPictures: constantFrom(true, true, true, false),
  isPlaque: constantFrom(true, true, true, false),
  isOther: rarely,
  isDeleted: rarely,
  savedAt: moment,
  approvedAt: oneof(constant(null), constant(null), constant(null), moment),
  changeAt: oneof(constant(null), moment),
  requests: array(record({ requestedAt: moment, isAnswered: boolean() }), { maxLength: 2 }),
})

const EVENT_VALUES = ['VP Unsubmitted', 'VP Submitted', 'Pet Collected - Pending Details', 'On Hold', 'pet_name']

/** A booking as the tables store it. */
export const storedBooking = record({
  stage: constantFrom<string>(
    'VP Unsubmitted',
    'VP Submitted',
    ' VP Submitted ',
    'Pet Collected - Pending Details',
    'On Hold',
    'Awaiting Keepsakes',
    'In Cremation',
    'split delivery: Returned',
    'Ready at Office',
    'Completed - Returned',
    'Order Canceled',
  ),
  serviceType: constantFrom<string>(SERVICE_TYPE.privateReturn, ' Vet Supply ORDER ', SERVICE_TYPE.communalVet),
  relationship: constantFrom<string>('vet_direct', 'referral', 'vet_unity', 'farm'),
  dateEntered: moment,
  okPrepare: rarely,
  okCremate: rarely,
  isDiscarded: rarely,
  events: array(record({ toValue: constantFrom<string>(...EVENT_VALUES), at: moment }), { maxLength: 4 }),
  plaques: array(plaque, { maxLength: 3 }),
})
export type WaitingBooking = ReturnType<typeof storedBooking.generate>['value']

/** Its facts for the domain's rule. */
export function factsOf({ plaques, ...booking }: WaitingBooking): AttentionFacts {
  const standing = plaques.filter(({ isPlaque, isOther, isDeleted }) => isPlaque && !isOther && !isDeleted)
  return {
    ...booking,
    artworks: standing.map(({ hasPictures, approvedAt, changeAt, savedAt, requests }) => {
      const last = requests.at(-1)
      const [isApproved, isChangeAsked] = [approvedAt !== null, changeAt !== null]
      return {
        state: artworkState({ hasRecord: true, hasPictures, isApproved, isChangeAsked }),
        savedAt,
        requestedAt: last && !last.isAnswered ? last.requestedAt : null,
        changeAt,
      }
    }),
  }
}

/** Stores bookings of a practice, numbered from `first` on. */
export async function storeBookings(
  connection: Connection,
  practiceId: string,
  first: number,
  stored: readonly WaitingBooking[],
) {
  const { db } = connection
  const keyed = stored.map((booking, n) => ({
    booking,
    orderId: first + n,
    key: { practiceId, bookingId: `b-${first + n}` },
  }))
  const plaques = keyed.flatMap(({ booking, orderId, key }) =>
    booking.plaques.map((of, seq) => ({ of, seq, orderId, key: { ...key, lineId: `line-${seq}` } })),
  )
  const requests = plaques.flatMap(({ of, seq, orderId, key }) =>
    of.requests.map((request, n) => ({ ...request, key, id: 100 * orderId + 10 * seq + n })),
  )
  const events = keyed.flatMap(({ booking, key }) => booking.events.map((event) => ({ ...key, ...event })))
  await db.insert(bookings).values(keyed.map(({ booking, orderId, key }) => bookingRow(booking, orderId, key)))
  await db.insert(orderEvents).values(events.map((event) => ({ ...event, field: '', fromValue: '', by: '' })))
  await db.insert(bookingLines).values(plaques.map(({ of, seq, key }) => ({ ...key, ...lineRow(of, seq) })))
  await db.insert(engravings).values(plaques.map(({ of, key }) => ({ ...key, ...engravingRow(of, key) })))
  await storeVersions(connection, plaques)
  await db.insert(ownerRequests).values(
    requests.map(({ id, requestedAt, isAnswered, key }) => ({
      ...key,
      id,
      version: 2,
      requestedAt,
      lastRequestedAt: requestedAt,
      answerBy: '',
      answeredAt: isAnswered ? NOW : null,
    })),
  )
}

interface Key {
  readonly practiceId: string
  readonly bookingId: string
}
type Plaque = WaitingBooking['plaques'][number]

function bookingRow({ stage, serviceType, relationship, ...booking }: WaitingBooking, orderId: number, key: Key) {
  const { dateEntered, okPrepare, okCremate, isDiscarded } = booking
  return {
    practiceId: key.practiceId,
    id: key.bookingId,
    orderId,
    stage,
    serviceTypeId: 'x',
    serviceType,
    relationship,
    vetStaff: 'Kim',
    dateEntered,
    okPrepare,
    okCremate,
    discardedAt: isDiscarded ? NOW : null,
    details: emptyDetails(),
    fees: {},
  }
}

const productOf = ({ isPlaque }: Plaque) => (isPlaque ? 'plaque' : 'urn')

const lineRow = (of: Plaque, seq: number) => ({
  id: `line-${seq}`,
  seq,
  productId: productOf(of),
  name: '',
  quantity: 1,
  listPrice: 1,
  baseRate: 1,
  deleted: of.isDeleted,
})

const engravingRow = (of: Plaque, { bookingId, lineId }: Key & { readonly lineId: string }) => ({
  id: `${bookingId} ${lineId}`,
  productId: of.isOther ? 'another' : productOf(of),
  version: 2,
  approvedAt: of.approvedAt,
  changeAt: of.changeAt,
  changeNote: of.changeAt && 'Please',
})

/** Two versions of each plaque; the second counts. */
async function storeVersions(
  { sql }: Connection,
  plaques: readonly { readonly of: Plaque; readonly key: Key & { readonly lineId: string } }[],
) {
  const rows = plaques.flatMap(({ of, key }) =>
    [1, 2].map((version) => ({
      practice_id: key.practiceId,
      booking_id: key.bookingId,
      line_id: key.lineId,
      version,
      saved_at: version === 2 ? of.savedAt : '2020-01-01T00:00:00Z',
      artwork_key: of.hasPictures ? 'a.png' : null,
    })),
  )
  await sql.query(
    `insert into engraving_versions (practice_id, booking_id, line_id, version, saved_by, saved_as, saved_at, details, artwork_key)
     select practice_id, booking_id, line_id, version, '', 'staff', saved_at, '{}', artwork_key
     from json_populate_recordset(null::engraving_versions, $1::json)`,
    [JSON.stringify(rows)],
  )
}
