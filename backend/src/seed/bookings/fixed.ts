import type { DemoAddress, DemoBooking, DemoLine, DemoOwner, DemoPet } from '../types'
import { ARTWORK_WORDS } from './artwork-words'
import { makeBooking } from './booking'
import type { Plan } from './booking'
import { daysBefore } from './clock'
import { lineOf, packageLine } from './lines'

const HOME: DemoAddress = {
  street: '12 Marmion Street', city: 'East Fremantle', state: 'WA', postalcode: '6158', country: 'Australia', lat: -32.0391, lng: 115.7669,
}
const ST_KILDA: DemoAddress = {
  street: '5/31 Acland Street', city: 'St Kilda', state: 'VIC', postalcode: '3182', country: 'Australia', lat: -37.8668, lng: 144.9787,
}

const owner = (firstName: string, lastName: string, phoneNumber: string, address = HOME): DemoOwner => ({
  firstName, lastName, phoneNumber, address, email: `${firstName}.${lastName}@example.com`.toLowerCase(), returnTo: 'Vet',
})

const pet = (type: string) => (firstName: string, breed: string, weight: number | null, sex: DemoPet['sex']): Partial<DemoPet> =>
  ({ firstName, type, breed, weight, sex, customUnit: null })
const dog = pet('Dog')
const cat = pet('Cat')

const plaqueLine = (orderId: string): Plan['lines'] => (id, weight, random): DemoLine[] => {
  const words = ARTWORK_WORDS[orderId]
  if (!words) throw new Error(`No words for ${orderId}`)
  const engravingText = [words.name, words.first, words.second].join('\n')
  return [lineOf(`${id}-line-1`, words.plaque, weight, random, { engravingText })]
}

const urnLine = (productId: string): Plan['lines'] => (id, weight, random) => [lineOf(`${id}-line-1`, productId, weight, random)]

type Fixed = Omit<Plan, 'practice' | 'today' | 'entered'> & { days: number; at: readonly [hour: number, minute: number] }

const HARBOUR: readonly Fixed[] = [
  {
    orderId: 100001, service: 'privateReturn', stage: 'VP Submitted', days: 9, at: [1, 12], pet: dog('Bella', 'Labrador Retriever', 28.4, 'Female'),
    lines: urnLine('jarrah-rest-box'),
  },
  {
    orderId: 100003, service: 'privateReturn', stage: 'Pet Collected - Pending Details', days: 8, at: [2, 40], pet: dog('Ziggy', 'Jack Russell Terrier', 6.2, 'Male'),
    change: { imagePaths: ['tags/100003-1.svg'] },
  },
  {
    orderId: 100004, service: 'privateReturn', stage: 'VP Unsubmitted', days: 7, at: [6, 5], pet: dog('Milo', 'Cavoodle', null, 'Male'),
    change: {
      instructions: [
        { id: 'instruction-100004-1', description: 'Please keep Milo wrapped in the blue blanket.', completed: false },
        { id: 'instruction-100004-2', description: 'The owner asks for a call before ashes are delivered.', completed: false },
      ],
    },
  },
  {
    orderId: 100005, service: 'privateReturn', stage: 'Awaiting Return Delivery', days: 21, at: [0, 30], pet: dog('Poppy', 'West Highland White Terrier', 9.1, 'Female'),
    lines: urnLine('classic-urn'), change: { imagePaths: ['tags/100005-1.svg', 'tags/100005-2.svg', 'tags/100005-3.svg'] },
  },
  {
    orderId: 100006, service: 'privateReturn', stage: 'In Cremation', days: 12, at: [3, 20], pet: dog('Archie', 'Golden Retriever', 34, 'Male'),
    lines: urnLine('marri-paw-box'),
  },
  {
    orderId: 100007, service: 'privateReturn', stage: 'VP Submitted', days: 5, at: [1, 50], pet: cat('Luna', 'Ragdoll', 4.6, 'Female'),
    lines: plaqueLine('100007'),
    change: { owner: owner('Grace', 'Murray', '+61412345678') },
  },
  {
    orderId: 100008, service: 'privateReturn', stage: 'VP Unsubmitted', days: 4, at: [5, 15], pet: dog('Banjo', 'Australian Kelpie', 17.3, 'Male'),
    change: { isPackage: true },
    lines: (id, weight, random) => [{
      ...packageLine(`${id}-line-1`, 'package-classic', weight, random),
      packageProducts: {
        'classic-urn': ['classic-urn-slate', 'classic-urn-m'],
        'clay-paw-print': ['clay-paw-print-heart'],
      },
    }],
  },
  {
    orderId: 100009, service: 'vetSupplyOrder', stage: 'VP Submitted', days: 3, at: [4, 10],
    lines: (id, weight, random) => [
      lineOf(`${id}-line-1`, 'care-bag-medium', weight, random, { quantity: 2 }),
      lineOf(`${id}-line-2`, 'tag-pack', weight, random),
    ],
  },
  {
    orderId: 100010, service: 'privateDispersal', stage: 'VP Submitted', days: 2, at: [2, 25], pet: cat('Smokey', 'Domestic Shorthair', 5.4, 'Male'),
  },
  {
    orderId: 100011, service: 'privateReturn', stage: 'VP Submitted', days: 2, at: [7, 45], pet: dog('Winnie', 'French Bulldog', 11.8, 'Female'),
    lines: plaqueLine('100011'),
    change: { owner: owner('Patrick', 'Doyle', '+61412345679') },
  },
  {
    orderId: 100012, service: 'urnsAndMemorabilia', stage: 'VP Submitted', days: 1, at: [3, 5], pet: dog('Gus', 'Australian Cattle Dog', 21.5, 'Male'),
    lines: plaqueLine('100012'),
  },
]

const PREPARED_AT = new Date('2026-03-14T02:05:00Z')

/** Final instructions received at a named minute, so that its text can be checked to the letter [BKG-44]. */
const prepared = { okPrepare: true, okPrepareTime: PREPARED_AT }

function harbour(today: Date): DemoBooking[] {
  const recent = HARBOUR.map(({ days, at, ...plan }) =>
    makeBooking({ ...plan, practice: 'harbour', today, entered: daysBefore(today, days, at[0], at[1]) }))
  const received = makeBooking({
    orderId: 100002, practice: 'harbour', service: 'privateReturn', stage: 'VP Submitted', pet: dog('Tilly', 'Whippet', 12.6, 'Female'),
    today: PREPARED_AT, entered: new Date('2026-03-12T01:30:00Z'), lines: urnLine('oak-photo-box'), change: prepared,
  })
  return [...recent, received].sort((a, b) => a.orderId - b.orderId)
}

function banksia(today: Date): DemoBooking[] {
  return [
    makeBooking({
      orderId: 200001, practice: 'banksia', service: 'privateReturn', stage: 'VP Submitted', pet: dog('Clancy', 'German Shepherd Dog', 30.2, 'Male'),
      today: PREPARED_AT, entered: new Date('2026-03-12T03:10:00Z'), lines: urnLine('walnut-photo-box'), change: prepared,
    }),
    makeBooking({
      orderId: 200002, practice: 'banksia', service: 'communalVet', stage: 'VP Unsubmitted', pet: cat('Mochi', 'British Shorthair', 3.9, 'Female'),
      today, entered: daysBefore(today, 2, 1, 35), withoutOwner: true,
      lines: (id, weight, random) => [lineOf(`${id}-line-1`, 'clay-paw-print', weight, random, { engravingText: 'Mochi' })],
    }),
  ]
}

function southbank(today: Date): DemoBooking[] {
  return [
    makeBooking({
      orderId: 300001, practice: 'southbank', service: 'privateReturn', stage: 'VP Submitted', pet: dog('Frankie', 'Pug', 7.7, 'Male'),
      today, entered: daysBefore(today, 3, 0, 55),
      lines: (id, weight, random) => [
        lineOf(`${id}-line-1`, 'zone-melbourne-weekday', weight, random, { homeCollection: true }),
      ],
      change: {
        owner: owner('Sofia', 'Papadopoulos', '+61491578148', ST_KILDA),
        collection: { option: 'customer_address', address: ST_KILDA, zoneId: 'zone-melbourne-weekday' },
      },
    }),
    makeBooking({
      orderId: 300002, practice: 'southbank', service: 'communalStrayWildlife', stage: 'VP Submitted', pet: { firstName: 'Wildlife', type: 'Bird', breed: 'Rainbow Lorikeet', sex: 'Female', weight: 0.13 },
      today, entered: daysBefore(today, 2, 4, 20), withoutOwner: true,
    }),
  ]
}

/** The bookings with a fixed Booking ID, each with the feature a screen or a test needs. */
export const fixedBookings = (today: Date): DemoBooking[] => [...harbour(today), ...banksia(today), ...southbank(today)]
