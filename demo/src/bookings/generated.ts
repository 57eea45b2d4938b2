import { seededRandom } from '../random'
import type { Random } from '../random'
import type { DemoBooking, DemoLine } from '../types/booking'
import { INSTRUCTIONS } from '../world/names.data'
import { offers } from '../world/service-types'
import type { PracticeKey, ServiceKey } from '../world/service-types'
import { wordsOn, daysBefore } from './fixed-parts'
import { ARTWORK } from './artwork.data'
import { makeBooking } from './booking'
import {
  engravingFor,
  KEEPSAKES,
  KEEPSAKES_WITHOUT_ASHES,
  lineOf,
  MEMORIALS,
  PACKAGE_PRODUCTS,
  packageLine,
  SUPPLIES,
  URNS,
} from './lines'
import { RECENT_STAGES } from './stages'

/** Bookings go back two years; those of the last eight weeks are unfinished. */
const OLDEST_DAYS = 730
const RECENT_DAYS = 56
const NEWEST_DAYS = 10
const RECENT_SHARE = 0.42

const SERVICE_SHARES: readonly (readonly [ServiceKey, number])[] = [
  ['privateReturn', 62],
  ['privateDispersal', 10],
  ['communalVet', 14],
  ['communalStrayWildlife', 5],
  ['urnsAndMemorabilia', 6],
  ['vetSupplyOrder', 7],
]

/** Stages of every service type; the other stages need a private cremation with returned ashes. */
const COMMON_STAGES = ['VP Unsubmitted', 'VP Submitted', 'Awaiting Collection', 'Pre-Booking']

const hasNoPet = (service: ServiceKey): boolean => service === 'vetSupplyOrder'
const isOrder = (service: ServiceKey): boolean => hasNoPet(service) || service === 'urnsAndMemorabilia'

function serviceFor(practice: PracticeKey, stage: string, random: Random): ServiceKey {
  const service = random.weighted(SERVICE_SHARES.filter(([key]) => offers(practice, key)))
  const anyKind = stage.startsWith('Completed') || COMMON_STAGES.includes(stage)
  const fits = anyKind && !(isOrder(service) && stage === 'Awaiting Collection')
  return fits ? service : 'privateReturn'
}

/** Older bookings are completed; recent ones are at the stage that fits their age. */
function stageAndAge(index: number, count: number, random: Random): readonly [stage: string, days: number] {
  const recentFrom = Math.floor(count * (1 - RECENT_SHARE))
  if (index < recentFrom) {
    const step = (OLDEST_DAYS - RECENT_DAYS) / recentFrom
    return [
      random.chance(0.86) ? 'Completed - Returned' : 'Completed - Posted',
      OLDEST_DAYS - Math.floor((index + random.next()) * step),
    ]
  }
  const position = (index - recentFrom) / (count - recentFrom)
  const days = Math.round(RECENT_DAYS - position * (RECENT_DAYS - NEWEST_DAYS))
  return [stageAt(index - recentFrom, count - recentFrom), days]
}

/** Every stage gets at least one booking, the rest by share; older bookings are at later stages. */
function stageAt(index: number, count: number): string {
  const total = RECENT_STAGES.reduce((sum, [, share]) => sum + share, 0)
  const spare = count - RECENT_STAGES.length
  const sequence = RECENT_STAGES.flatMap(([stage, share]) =>
    Array.from({ length: 1 + Math.round((share / total) * Math.max(spare, 0)) }, () => stage),
  ).toReversed()
  return sequence[Math.min(index, sequence.length - 1)] ?? 'VP Submitted'
}

function supplyLines(id: string, random: Random): DemoLine[] {
  const start = random.int(0, SUPPLIES.length - 1)
  return Array.from({ length: random.int(1, 3) }, (_, index) => {
    const product = SUPPLIES[(start + index) % SUPPLIES.length] ?? random.pick(SUPPLIES)
    return lineOf(`${id}-line-${index + 1}`, product.id, 0, random, { quantity: random.int(1, 4) })
  })
}

const PRODUCT_SHELVES: Record<Exclude<ServiceKey, 'vetSupplyOrder'>, readonly (readonly [typeof URNS, number])[]> = {
  privateReturn: [
    [URNS, 0.85],
    [KEEPSAKES, 0.5],
    [MEMORIALS, 0.18],
  ],
  privateDispersal: [],
  communalVet: [[KEEPSAKES_WITHOUT_ASHES, 0.8]],
  communalStrayWildlife: [],
  urnsAndMemorabilia: [
    [URNS, 0.5],
    [MEMORIALS, 0.9],
  ],
}

function productLines(
  service: Exclude<ServiceKey, 'vetSupplyOrder'>,
  id: string,
  weight: number,
  petName: string,
  random: Random,
): DemoLine[] {
  const chosen = PRODUCT_SHELVES[service]
    .filter(([, chance]) => random.chance(chance))
    .map(([shelf]) => random.pick(shelf))
  return chosen.map((product, index) =>
    lineOf(`${id}-line-${index + 1}`, product.id, weight, random, {
      engravingText: engravingFor(product, petName, random),
    }),
  )
}

function generatedBooking(
  practice: PracticeKey,
  orderId: number,
  index: number,
  count: number,
  today: Date,
): DemoBooking {
  const random = seededRandom(`plan ${orderId}`)
  const [stage, days] = stageAndAge(index, count, random)
  const service = serviceFor(practice, stage, random)
  const asPackage = practice === 'harbour' && service === 'privateReturn' && random.chance(0.16)
  const unfinished = stage === 'VP Unsubmitted' || stage === 'Pet Collected - Pending Details'
  const booking = makeBooking({
    orderId,
    practice,
    service,
    stage,
    today,
    entered: daysBefore(today, days, random.int(0, 9), random.int(0, 59)),
    withoutOwner: service === 'communalVet' || service === 'communalStrayWildlife',
    ...(unfinished && random.chance(0.4) ? { pet: { weight: null, customUnit: null } } : {}),
    lines: (id, weight, own) =>
      asPackage ? [packageLine(`${id}-line-1`, own.pick(PACKAGE_PRODUCTS).id, weight, own)] : [],
    change: { isPackage: asPackage },
  })
  return withPlaque(withEngravingText(withLines(booking, service, random), random), random)
}

function withLines(booking: DemoBooking, service: ServiceKey, random: Random): DemoBooking {
  if (booking.lines.length > 0) return booking
  if (service === 'vetSupplyOrder') return { ...booking, lines: supplyLines(booking.id, random) }
  return {
    ...booking,
    lines: productLines(service, booking.id, booking.pet?.weight ?? 8, booking.pet?.firstName ?? '', random),
  }
}

function withEngravingText(booking: DemoBooking, random: Random): DemoBooking {
  const { pet } = booking
  if (!pet || !random.chance(0.35)) return booking
  const description = random.pick(INSTRUCTIONS).replace('{pet}', pet.firstName)
  return {
    ...booking,
    instructions: [{ id: `instruction-${booking.orderId}-1`, description, completed: booking.okCremate }],
  }
}

/** Adds a plaque to the ordered products. */
function withPlaque(booking: DemoBooking, random: Random): DemoBooking {
  const { id, orderId, owner, lines } = booking
  const artwork = ARTWORK[orderId]
  if (!artwork) return booking
  const line = lineOf(`${id}-line-plaque`, artwork.plaque, 0, random, { engravingText: wordsOn(artwork) })
  const changed = owner && {
    ...owner,
    ...(artwork.withoutPhone && { phoneNumber: '' }),
    ...(artwork.request === 'refused' && { email: 'owner@refuses.test' }),
  }
  return { ...booking, owner: changed, lines: [...lines, line] }
}

/** Booking IDs end just below the fixed ones, so that a higher Booking ID is a later booking. */
const PLANS: readonly (readonly [practice: PracticeKey, lastId: number, count: number])[] = [
  ['harbour', 100000, 240],
  ['banksia', 200000, 60],
  ['southbank', 300000, 60],
]

/** Oldest first within each practice. */
export const generatedBookings = (today: Date): DemoBooking[] =>
  PLANS.flatMap(([practice, lastId, count]) =>
    Array.from({ length: count }, (_, index) =>
      generatedBooking(practice, lastId - count + 1 + index, index, count, today),
    ),
  )
