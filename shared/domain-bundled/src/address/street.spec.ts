import { expect, test } from 'vitest'
import { streetError } from './street'

const of = (street: string, city = 'Cottesloe') => [
  streetError({ street, city }, 'visited'),
  streetError({ street, city }, 'sentTo'),
]

test.each([
  '12 Marine Parade',
  '3/12 Marine Pde',
  'Marine Parade',
  'Rosehill Station, Mill Rd',
  'PO Box 12, 14 River Lane',
  '5 Post Office Lane',
  '8 Box Road',
])('%j is a street', (street) => expect(of(street)).toEqual([undefined, undefined]))

test.each(['', ' ', '-', '.', 'N/A', 'unknown', 'COTTESLOE', '12', '\u200b', 'TBA'])(
  '%j is not a street [OPEN-353]',
  (street) => expect(of(street)).toEqual(['streetMissing', 'streetMissing']),
)

test.each([
  'PO Box 12',
  'P.O. Box 12',
  'p o box 7B',
  'GPO Box 1234',
  'G.P.O. BOX 55,',
  'Post Office Box 9',
  'Locked Bag 20',
  'Private Mail Bag 4',
  'Parcel Locker 10234',
  'c/- Post Office',
])('%j can receive post but no visitor [OPEN-353]', (street) => expect(of(street)).toEqual(['postBox', undefined]))
