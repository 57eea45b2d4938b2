import type { Sample } from './sample.fixture'

/** One field per line, with a colon. */
export const ONE_A_LINE: readonly Sample[] = [
  {
    name: 'every field',
    text: `Client: Jane Citizen
Mobile: 0412 345 678
Email: jane@example.test
Address: 12 Hill Street
Suburb: Cottesloe
State: WA
Postcode: 6011
Patient: Bella
Species: Canine
Breed: Labrador Retriever
Sex: FS
Colour: Black
Weight: 28.4 kg
DOB: 03/02/2014
Microchip: 956000001234567`,
    reads: {
      first: 'Jane',
      last: 'Citizen',
      phone: '0412 345 678',
      email: 'jane@example.test',
      street: '12 Hill Street',
      city: 'Cottesloe',
      state: 'WA',
      code: '6011',
      pet: 'Bella',
      species: 'Canine',
      breed: 'Labrador Retriever',
      sex: 'Female',
      kg: '28.4',
    },
    unused: ['Colour', 'DOB', 'Microchip'],
  },
  {
    name: 'last name first',
    text: `Client: Nguyen, Minh
Patient: Tofu
Weight: 4,2 kg`,
    reads: { first: 'Minh', last: 'Nguyen', pet: 'Tofu', kg: '4.2' },
  },
  {
    name: 'last name first in capitals, number behind',
    text: `Client: SMITH, Peter Mr (10432)
Patient: Oscar (P-2231)
Sex: MN`,
    reads: { first: 'Peter', last: 'Smith', pet: 'Oscar', sex: 'Male' },
    lost: ['Client: (10432)', 'Patient: (P-2231)'],
  },
  {
    name: 'headings, a name under each',
    text: `OWNER DETAILS
Name: Sarah Jones
Phone: 0438 111 222
Address: 4/18 Beach Rd, Scarborough WA 6019

PATIENT DETAILS
Name: Ziggy
Species: Cat
Weight: 3.9kg`,
    reads: {
      first: 'Sarah',
      last: 'Jones',
      phone: '0438 111 222',
      street: '4/18 Beach Rd',
      city: 'Scarborough',
      state: 'WA',
      code: '6019',
      pet: 'Ziggy',
      species: 'Cat',
      kg: '3.9',
    },
  },
  {
    name: 'equals signs',
    text: `Owner = Grace Kim
Pet = Mochi
Species = Rabbit
Weight = 1850 g`,
    reads: { first: 'Grace', last: 'Kim', pet: 'Mochi', species: 'Rabbit', kg: '1.85' },
  },
  {
    name: 'bullets and empty fields',
    text: `- Client: Ola Nordmann
- Mobile:
- Home phone: n/a
- Email: ola@example.test
* Patient: Balto
* Breed: -
* Weight: not recorded`,
    reads: { first: 'Ola', last: 'Nordmann', email: 'ola@example.test', pet: 'Balto' },
  },
  {
    name: 'an address of several lines',
    text: `Client: Ruth Adams
Address: Unit 3
77 Stirling Highway
Nedlands WA 6009
Patient: Pip`,
    reads: {
      first: 'Ruth',
      last: 'Adams',
      street: 'Unit 3, 77 Stirling Highway',
      city: 'Nedlands',
      state: 'WA',
      code: '6009',
      pet: 'Pip',
    },
  },
  {
    name: 'mobile before the phone at home',
    text: `Client: Ivan Petrov
Home Phone: 08 9321 0000
Work Phone: 08 9222 1111
Mobile Phone: 0400 111 222
Patient: Laika`,
    reads: { first: 'Ivan', last: 'Petrov', phone: '0400 111 222', pet: 'Laika' },
    unused: ['Home Phone', 'Work Phone'],
  },
  {
    name: 'what no form asks for, and a line of somebody’s own',
    text: `Northbridge Vet Hospital
Client ID: 4471
Client: Maria Rossi
Patient ID: 9910
Patient: Luna
Age: 12y 3m
Desexed: Yes
Favourite toy: the blue ball`,
    reads: { first: 'Maria', last: 'Rossi', pet: 'Luna' },
    unused: ['Client ID', 'Patient ID', 'Age', 'Desexed'],
    lost: ['Northbridge Vet Hospital', 'Favourite toy: the blue ball'],
  },
  {
    name: 'two patients: the first is read, the second told',
    text: `Owner: Paul Green
Patient: Salt
Species: Feline
Patient: Pepper
Species: Feline`,
    reads: { first: 'Paul', last: 'Green', pet: 'Salt', species: 'Feline' },
    lost: ['Patient: Pepper'],
  },
  {
    name: 'states and units in full',
    text: `Client/Owner: Zoe Clark
Suburb: North Hobart
State/Territory: Tasmania
Post Code: 7000
Animal name: Biscuit
Weight (kg): 12.75`,
    reads: {
      first: 'Zoe',
      last: 'Clark',
      city: 'North Hobart',
      state: 'TAS',
      code: '7000',
      pet: 'Biscuit',
      kg: '12.75',
    },
  },
]
