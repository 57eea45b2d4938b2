import type { Sample } from './sample.fixture'

/** Several fields in one line, capitals, and notes behind a label. */
export const RUN_TOGETHER: readonly Sample[] = [
  {
    name: 'all in one line',
    text: 'Client: Jane Citizen Mobile: 0412 345 678 Patient: Bella Species: Canine Breed: Golden Retriever Sex: FS Weight: 30.5 kg',
    reads: {
      first: 'Jane',
      last: 'Citizen',
      phone: '0412 345 678',
      pet: 'Bella',
      species: 'Canine',
      breed: 'Golden Retriever',
      sex: 'Female',
      kg: '30.5',
    },
  },
  {
    name: 'commas between',
    text: 'Owner: Dan Reed, Phone: 0400 000 001, Pet: Scout, Species: Dog, Colour: tan, Weight: 18kg',
    reads: { first: 'Dan', last: 'Reed', phone: '0400 000 001', pet: 'Scout', species: 'Dog', kg: '18' },
    unused: ['Colour'],
  },
  {
    name: 'semicolons between, colons without blanks',
    text: 'Owner:Eve Marsh;Tel:0400 000 002;Patient:Olive;Breed:Maine Coon;Sex:F',
    reads: { first: 'Eve', last: 'Marsh', phone: '0400 000 002', pet: 'Olive', breed: 'Maine Coon', sex: 'Female' },
  },
  {
    name: 'all in capitals',
    text: `CLIENT: MARY-ANN O'BRIEN
ADDRESS: 9 MCKENZIE ST, FREMANTLE WA 6160
PATIENT: TEDDY
SPECIES: CANINE
BREED: MALTESE
SEX: MALE NEUTERED
WEIGHT: 6.3 KG`,
    reads: {
      first: 'Mary-Ann',
      last: "O'Brien",
      street: '9 McKenzie St',
      city: 'Fremantle',
      state: 'WA',
      code: '6160',
      pet: 'Teddy',
      species: 'CANINE',
      breed: 'MALTESE',
      sex: 'Male',
      kg: '6.3',
    },
  },
  {
    name: 'a name in capitals in a card that is not stays as it is',
    text: `Owner: Jo Lee
Patient: DJ`,
    reads: { first: 'Jo', last: 'Lee', pet: 'DJ' },
  },
  {
    name: 'species and breed under one label',
    text: `Client: Omar Aziz
Patient: Simba
Species/Breed: Feline / Abyssinian
Sex/Age: MC 9y`,
    reads: { first: 'Omar', last: 'Aziz', pet: 'Simba', species: 'Feline', breed: 'Abyssinian', sex: 'Male' },
  },
  {
    name: 'two people, a title for both',
    text: `Client: Mr & Mrs John Baker
Patient: Toast`,
    reads: { first: 'John', last: 'Baker', pet: 'Toast' },
  },
  {
    name: 'two numbers and words behind one label',
    text: `Owner: Priya Nair
Phone: 08 9300 1000 (home) / 0433 222 111 (Priya)
Patient: Kulfi`,
    reads: { first: 'Priya', last: 'Nair', phone: '0433 222 111', pet: 'Kulfi' },
  },
  {
    name: 'a date behind the weight, quotes around the name',
    text: `Client: Hugo Blanc
Patient: "Chouchou"
Last weight: 7.85 kg (12/03/2024)`,
    reads: { first: 'Hugo', last: 'Blanc', pet: 'Chouchou', kg: '7.85' },
  },
  {
    name: 'a heading before the first label of its line',
    text: `Patient Details Name: Nala Species: Feline
Owner Details Name: Tim Ross Phone: 0401 010 101`,
    reads: { first: 'Tim', last: 'Ross', phone: '0401 010 101', pet: 'Nala', species: 'Feline' },
  },
  {
    name: 'what cannot be told: a sex that is none, a weight that is none',
    text: `Owner: Al Stone
Patient: Rock
Sex: desexed
Weight: heavy`,
    reads: { first: 'Al', last: 'Stone', pet: 'Rock' },
    lost: ['Sex: desexed', 'Weight: heavy'],
  },
  {
    name: 'a name that is nobody’s',
    text: `Name: Shadow
Species: Feline`,
    reads: { species: 'Feline' },
    lost: ['Name: Shadow'],
  },
]
