import type { BookingPlan } from './booking'
import { contentsOf, lineOf, packageLine } from './lines'
import { cat, dog, owner, plaqueLine, urnLine } from './fixed-parts'

/** `days` counts back from the reset. */
type HarbourPlan = Omit<BookingPlan, 'practice' | 'today' | 'entered'> & {
  days: number
  at: readonly [hour: number, minute: number]
}

export const HARBOUR_PLANS: readonly HarbourPlan[] = [
  {
    orderId: 100001,
    service: 'privateReturn',
    stage: 'VP Submitted',
    days: 9,
    at: [1, 12],
    pet: dog('Bella', 'Labrador Retriever', 28.4, 'Female'),
    lines: urnLine('jarrah-rest-box'),
  },
  {
    orderId: 100003,
    service: 'privateReturn',
    stage: 'Pet Collected - Pending Details',
    days: 8,
    at: [2, 40],
    pet: dog('Ziggy', 'Jack Russell Terrier', 6.2, 'Male'),
    change: { imagePaths: ['tags/100003-1.svg'] },
  },
  {
    orderId: 100004,
    service: 'privateReturn',
    stage: 'VP Unsubmitted',
    days: 7,
    at: [6, 5],
    pet: dog('Milo', 'Cavoodle', null, 'Male'),
    change: {
      instructions: [
        {
          id: 'instruction-100004-1',
          description: 'Please keep Milo wrapped in the blue blanket.',
          completed: false,
        },
        {
          id: 'instruction-100004-2',
          description: 'The owner asks for a call before ashes are delivered.',
          completed: false,
        },
      ],
    },
  },
  {
    orderId: 100005,
    service: 'privateReturn',
    stage: 'Awaiting Return Delivery',
    days: 21,
    at: [0, 30],
    pet: dog('Poppy', 'West Highland White Terrier', 9.1, 'Female'),
    lines: urnLine('classic-urn'),
    change: { imagePaths: ['tags/100005-1.svg', 'tags/100005-2.svg', 'tags/100005-3.svg'] },
  },
  {
    orderId: 100006,
    service: 'privateReturn',
    stage: 'In Cremation',
    days: 12,
    at: [3, 20],
    pet: dog('Archie', 'Golden Retriever', 34, 'Male'),
    lines: urnLine('marri-paw-box'),
  },
  {
    orderId: 100007,
    service: 'privateReturn',
    stage: 'VP Submitted',
    days: 5,
    at: [1, 50],
    pet: cat('Luna', 'Ragdoll', 4.6, 'Female'),
    lines: plaqueLine('100007'),
    change: { owner: owner('Grace', 'Murray', '+61412345678') },
  },
  {
    orderId: 100008,
    service: 'privateReturn',
    stage: 'VP Unsubmitted',
    days: 4,
    at: [5, 15],
    pet: dog('Banjo', 'Australian Kelpie', 17.3, 'Male'),
    change: { isPackage: true },
    lines: (id, weight, random) => [
      {
        ...packageLine(`${id}-line-1`, 'package-classic', weight, random),
        packageProducts: {
          ...contentsOf('package-classic'),
          'classic-urn': ['classic-urn-slate', 'classic-urn-m'],
          'clay-paw-print': ['clay-paw-print-heart'],
        },
      },
    ],
  },
  {
    orderId: 100009,
    service: 'vetSupplyOrder',
    stage: 'VP Submitted',
    days: 3,
    at: [4, 10],
    lines: (id, weight, random) => [
      lineOf(`${id}-line-1`, 'care-bag-medium', weight, random, { quantity: 2 }),
      lineOf(`${id}-line-2`, 'tag-pack', weight, random),
    ],
  },
  {
    orderId: 100010,
    service: 'privateDispersal',
    stage: 'VP Submitted',
    days: 2,
    at: [2, 25],
    pet: cat('Smokey', 'Domestic Shorthair', 5.4, 'Male'),
  },
  {
    orderId: 100011,
    service: 'privateReturn',
    stage: 'VP Submitted',
    days: 2,
    at: [7, 45],
    pet: dog('Winnie', 'French Bulldog', 11.8, 'Female'),
    lines: plaqueLine('100011'),
    change: { owner: owner('Patrick', 'Doyle', '+61412345679') },
  },
  {
    orderId: 100012,
    service: 'urnsAndMemorabilia',
    stage: 'VP Submitted',
    days: 1,
    at: [3, 5],
    pet: dog('Gus', 'Australian Cattle Dog', 21.5, 'Male'),
    lines: plaqueLine('100012'),
  },
]
