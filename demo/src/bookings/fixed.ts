import type { DemoBooking } from '../types/booking'
import { makeBooking } from './booking'
import { lineOf } from './lines'
import { HARBOUR_PLANS } from './fixed-harbour.data'
import { cat, dog, owner, ST_KILDA, urnLine, daysBefore } from './fixed-parts'

const PREPARED_AT = new Date('2026-03-14T02:05:00Z')

/** A fixed minute for the final instructions, so that journeys can compare the whole sentence [BKG-44]. */
const prepared = { okPrepare: true, okPrepareTime: PREPARED_AT }

function harbour(today: Date): DemoBooking[] {
  const recent = HARBOUR_PLANS.map(({ days, at, ...plan }) =>
    makeBooking({ ...plan, practice: 'harbour', today, entered: daysBefore(today, days, at[0], at[1]) }),
  )
  const received = makeBooking({
    orderId: 100002,
    practice: 'harbour',
    service: 'privateReturn',
    stage: 'VP Submitted',
    pet: dog('Tilly', 'Whippet', 12.6, 'Female'),
    today: PREPARED_AT,
    entered: new Date('2026-03-12T01:30:00Z'),
    lines: urnLine('oak-photo-box'),
    change: prepared,
  })
  return [...recent, received].sort((a, b) => a.orderId - b.orderId)
}

function banksia(today: Date): DemoBooking[] {
  return [
    makeBooking({
      orderId: 200001,
      practice: 'banksia',
      service: 'privateReturn',
      stage: 'VP Submitted',
      pet: dog('Clancy', 'German Shepherd Dog', 30.2, 'Male'),
      today: PREPARED_AT,
      entered: new Date('2026-03-12T03:10:00Z'),
      lines: urnLine('walnut-photo-box'),
      change: prepared,
    }),
    makeBooking({
      orderId: 200002,
      practice: 'banksia',
      service: 'communalVet',
      stage: 'VP Unsubmitted',
      pet: cat('Mochi', 'British Shorthair', 3.9, 'Female'),
      today,
      entered: daysBefore(today, 2, 1, 35),
      withoutOwner: true,
      lines: (id, weight, random) => [
        lineOf(`${id}-line-1`, 'clay-paw-print', weight, random, { engravingText: 'Mochi' }),
      ],
    }),
  ]
}

function southbank(today: Date): DemoBooking[] {
  return [
    makeBooking({
      orderId: 300001,
      practice: 'southbank',
      service: 'privateReturn',
      stage: 'VP Submitted',
      pet: dog('Frankie', 'Pug', 7.7, 'Male'),
      today,
      entered: daysBefore(today, 3, 0, 55),
      lines: (id, weight, random) => [
        lineOf(`${id}-line-1`, 'zone-melbourne-weekday', weight, random, { homeCollection: true }),
      ],
      change: {
        owner: owner('Sofia', 'Papadopoulos', '+61491578148', ST_KILDA),
        collection: { option: 'customer_address', address: ST_KILDA, zoneId: 'zone-melbourne-weekday' },
      },
    }),
    makeBooking({
      orderId: 300002,
      practice: 'southbank',
      service: 'communalStrayWildlife',
      stage: 'VP Submitted',
      pet: { firstName: 'Wildlife', type: 'Bird', breed: 'Rainbow Lorikeet', sex: 'Female', weight: 0.13 },
      today,
      entered: daysBefore(today, 2, 4, 20),
      withoutOwner: true,
    }),
  ]
}

/** Bookings with a fixed Booking ID; each has a detail that a screen or journey needs. */
export const fixedBookings = (today: Date): DemoBooking[] => [...harbour(today), ...banksia(today), ...southbank(today)]
