import { SERVICE_TYPE, feesDue } from '@portal/domain'
import type { Fees } from '@portal/domain'
import { PRODUCTS } from '../catalogue/build'
import { seededRandom } from '../random'
import type { Random } from '../random'
import type { DemoBooking, DemoLine, DemoOwner, DemoPet } from '../types/booking'
import type { DemoPractice } from '../types/practice'
import { VET_STAFF } from '../world/names.data'
import { MELBOURNE, PERTH } from '../world/places.data'
import { PRACTICES } from '../world/practices'
import { offers, serviceTypeId } from '../world/service-types'
import type { PracticeKey, ServiceKey } from '../world/service-types'
import { reachedAt, stageEvents } from './events'
import { makeOwner, makePet, sizeOf } from './people'
import { isCollected, isCremated, isPrepared, stageHistory } from './stages'

/** Input of a booking; the rest is generated from this and the Booking ID. */
export interface BookingPlan {
  orderId: number
  practice: PracticeKey
  service: ServiceKey
  stage: string
  entered: Date
  /** Midnight before the reset, the latest time of an event. */
  today: Date
  change?: Partial<DemoBooking>
  withoutOwner?: boolean
  /** Fixed details of the pet; the rest is generated. */
  pet?: Partial<DemoPet>
  lines?: ((bookingId: string, weight: number, random: Random) => DemoLine[]) | undefined
}

const isOrder = (service: ServiceKey): boolean => service === 'urnsAndMemorabilia' || service === 'vetSupplyOrder'

const practiceOf = (key: PracticeKey): DemoPractice => {
  const practice = PRACTICES.find(({ id }) => id === `practice-${key}`)
  if (!practice) throw new Error(`No practice ${key}`)
  return practice
}

/** Fees of a pet that is collected at the practice. */
function feesOf(practice: DemoPractice, service: ServiceKey, ordered: readonly DemoLine[]): Fees {
  const serviceType = SERVICE_TYPE[service]
  const lines = PRODUCTS.filter(({ id }) => ordered.some(({ productId }) => productId === id)).map((product) => ({
    ...product,
    deleted: false,
  }))
  return feesDue({ serviceType, collectionOption: 'vet_address', practice: practice.fees, zone: null, lines })
}

/** The owner's last name, even when the practice gives no owner details; `Stray` for a stray. */
function lastNameOfPet({ service, change }: BookingPlan, family: DemoOwner): string {
  return service === 'communalStrayWildlife' ? 'Stray' : (change?.owner ?? family).lastName
}

/** Paths of one to three photos, taken when the pet arrives. */
function tagPhotos(orderId: number, stage: string, random: Random): string[] {
  const count = random.weighted([
    [1, 6],
    [2, 3],
    [3, 1],
  ])
  if (!isCollected(stage)) return []
  return Array.from({ length: count }, (_, index) => `tags/${orderId}-${index + 1}.svg`)
}

/** The Booking ID seeds the random values, so that a booking is the same at every reset. */
export function makeBooking(plan: BookingPlan): DemoBooking {
  const { orderId, practice: key, service, stage } = plan
  if (!offers(key, service)) throw new Error(`${key} does not offer ${service}`)
  const random = seededRandom(`booking ${orderId}`)
  const practice = practiceOf(key)
  const id = `booking-${orderId}`
  const vetStaff = random.pick(VET_STAFF[key])
  const family = makeOwner(key === 'harbour' ? PERTH : MELBOURNE, random)
  const order = isOrder(service)
  const events = stageEvents(stageHistory(stage, order), plan.entered, plan.today, vetStaff, random)
  const collected = !order && isCollected(stage)
  const made = makePet(lastNameOfPet(plan, family), random)
  const weight = plan.pet?.weight === undefined ? made.weight : plan.pet.weight
  const pet = {
    ...made,
    ...plan.pet,
    size: sizeOf(weight),
    collected,
    detailsChecked: collected && isPrepared(stage),
  }
  const okPrepareTime = !order && isPrepared(stage) ? reachedAt(events, 'Awaiting Keepsakes') : null
  const lines = plan.lines?.(id, weight ?? 8, random) ?? []
  return {
    id,
    orderId,
    practiceId: practice.id,
    stage,
    serviceTypeId: serviceTypeId(key, service),
    vetStaff,
    dateEntered: plan.entered,
    okPrepareTime,
    okPrepare: okPrepareTime !== null,
    okCremate: !order && isCremated(stage),
    isPackage: false,
    billTo: practice.relationship === 'vet_direct' ? 'Vet' : 'Customer',
    pet: service === 'vetSupplyOrder' ? null : pet,
    owner: plan.withoutOwner || service === 'vetSupplyOrder' ? null : family,
    collection: order ? null : { option: 'vet_address', address: practice.office, zoneId: null },
    fees: feesOf(practice, service, lines),
    lines,
    instructions: [],
    events,
    imagePaths: order ? [] : tagPhotos(orderId, stage, random),
    ...plan.change,
  }
}
