import type { Sample } from './sample.fixture'

/** Cards of deceased pets, as practice software marks them, and other notes beside a name. */
export const DEAD_PETS: readonly Sample[] = [
  {
    name: 'RxWorks: capitals, number and phone behind the name, kilos and grams',
    text: `CLIENT: MRS JANE CITIZEN 0412 345 678
ADDRESS: UNIT 3/10 ST GEORGES RD ST KILDA EAST VIC 3183
PATIENT: BELLA - DECEASED 02/11/2026
BW: 5 KG 400 G`,
    reads: {
      first: 'Jane',
      last: 'Citizen',
      phone: '0412 345 678',
      street: 'Unit 3/10 St Georges Rd',
      city: 'St Kilda East',
      state: 'VIC',
      code: '3183',
      pet: 'Bella',
      kg: '5.4',
    },
  },
  {
    name: 'VisionVPM: last name first, a mail address in the name’s line, the mark in front',
    text: `Client: Citizen, Jane <jane@example.test>
Patient: DECEASED - Bella
Last weight: 12 lb 3 oz`,
    reads: { first: 'Jane', last: 'Citizen', email: 'jane@example.test', pet: 'Bella', kg: '5.53' },
  },
  {
    name: 'Provet: a cross with its day, a post box without a comma, a decimal comma',
    text: `Owner: Dr Jane van der Berg (primary contact)
Postal Address: PO Box 12 Port Fairy VIC 3284
Patient: Bella † 2.11.2026
Weight: 5,4 kg`,
    reads: {
      first: 'Jane',
      last: 'van der Berg',
      street: 'PO Box 12',
      city: 'Port Fairy',
      state: 'VIC',
      code: '3284',
      pet: 'Bella',
      kg: '5.4',
    },
  },
  {
    name: 'Cornerstone: client number, words that nobody knows in brackets, grams',
    text: `Client Name: Jane Citizen #4471
Patient Name: Bella (PTS 2/11/26) (black lab)
Wt: 5400g`,
    reads: { first: 'Jane', last: 'Citizen', pet: 'Bella', kg: '5.4' },
    lost: ['Client Name: #4471', 'Patient Name: (black lab)'],
  },
  {
    name: 'a name that is a mark alone, and an address of which nobody can tell the suburb',
    text: `Owner: Jane Citizen
Address: 10 Ocean View Cottesloe WA 6011
Patient: Deceased
Weight: 5-6 kg`,
    reads: { first: 'Jane', last: 'Citizen', state: 'WA', code: '6011' },
    lost: ['Address: 10 Ocean View Cottesloe', 'Weight: 5-6 kg', 'Patient: Deceased'],
  },
  {
    name: 'an address overseas, a care-of line and the weight twice',
    text: `Owner: Jane Citizen
Address: c/- Reed, 5 Gower Street, London NW1 6XE, UK
Phone: +44 20 7946 0018
Patient: Bella (euthanased)
Weight: 5.4 kg (11.9 lb)`,
    reads: {
      first: 'Jane',
      last: 'Citizen',
      phone: '+44 20 7946 0018',
      street: 'c/- Reed, 5 Gower Street',
      city: 'London',
      code: 'NW1 6XE',
      country: 'United Kingdom',
      pet: 'Bella',
      kg: '5.4',
    },
  },
]
