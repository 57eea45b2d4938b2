import type { Sample } from './sample.fixture'

/** Labels and values in columns, separated by tabs, blanks, dots or bars. */
export const COLUMNS: readonly Sample[] = [
  {
    name: 'two columns, each with label and value together',
    text: `Owner: Ben Hall\tPet: Milo
Mobile: 0455 000 111\tSex: M
Suburb: Subiaco\tWeight: 31 kg`,
    reads: { first: 'Ben', last: 'Hall', phone: '0455 000 111', city: 'Subiaco', pet: 'Milo', sex: 'Male', kg: '31' },
  },
  {
    name: 'two columns, an empty field in the first',
    text: `Client:\tJane Citizen\tPatient:\tBella
Phone:\t\tSpecies:\tCanine`,
    reads: { first: 'Jane', last: 'Citizen', pet: 'Bella', species: 'Canine' },
  },
  {
    name: 'several blanks between',
    text: `Owner Name      Anita Desai
Patient Name    Raja
Species         Feline
Breed           Domestic Short Hair
Sex             Male Castrated
Weight          5.1 kg`,
    reads: {
      first: 'Anita',
      last: 'Desai',
      pet: 'Raja',
      species: 'Feline',
      breed: 'Domestic Short Hair',
      sex: 'Male',
      kg: '5.1',
    },
  },
  {
    name: 'two columns by blanks',
    text: `Client: Jane Citizen          Patient: Bella
Phone:  0412 345 678          Species: Canine
Suburb: Claremont             Sex:     Female Spayed`,
    reads: {
      first: 'Jane',
      last: 'Citizen',
      phone: '0412 345 678',
      city: 'Claremont',
      pet: 'Bella',
      species: 'Canine',
      sex: 'Female',
    },
  },
  {
    name: 'dots between',
    text: `Client............Noah Fischer
Telephone.........08 9444 5555
Patient...........Kaiser
Species...........Canine
Breed.............German Shepherd Dog
Weight............38.20 kg`,
    reads: {
      first: 'Noah',
      last: 'Fischer',
      phone: '08 9444 5555',
      pet: 'Kaiser',
      species: 'Canine',
      breed: 'German Shepherd Dog',
      kg: '38.2',
    },
  },
  {
    name: 'dots with blanks, colon before them',
    text: `Owner: . . . . . Yuki Tanaka
Pet: . . . . . . Hana
Weight: . . . . 2.05 kg`,
    reads: { first: 'Yuki', last: 'Tanaka', pet: 'Hana', kg: '2.05' },
  },
  {
    name: 'bars between',
    text: `Owner: Fay Lowe | Mobile: 0411 222 333 | Patient: Gus | Breed: Beagle`,
    reads: { first: 'Fay', last: 'Lowe', phone: '0411 222 333', pet: 'Gus', breed: 'Beagle' },
  },
  {
    name: 'a table of a heading row and a row of values',
    text: `Client\tPhone\tPatient\tSpecies\tBreed\tSex\tWeight
Amy Chan\t0432 100 200\tMax\tCanine\tPoodle (Toy)\tMN\t4.4 kg`,
    reads: {
      first: 'Amy',
      last: 'Chan',
      phone: '0432 100 200',
      pet: 'Max',
      species: 'Canine',
      breed: 'Poodle (Toy)',
      sex: 'Male',
      kg: '4.4',
    },
  },
  {
    name: 'a table of blanks under a heading',
    text: `Patient Details
Name       Species     Breed           Sex
Willow     Feline      Ragdoll         FN`,
    reads: { pet: 'Willow', species: 'Feline', breed: 'Ragdoll', sex: 'Female' },
  },
  {
    name: 'labels after each other, then the values',
    text: `Patient
Species
Breed
Sex
Rocky
Canine
Boxer
Male`,
    reads: { pet: 'Rocky', species: 'Canine', breed: 'Boxer', sex: 'Male' },
  },
  {
    name: 'each value under its label',
    text: `Client
Lena Vogel
Mobile
0466 777 888
Patient
Findus
Species
Cat`,
    reads: { first: 'Lena', last: 'Vogel', phone: '0466 777 888', pet: 'Findus', species: 'Cat' },
  },
  {
    name: 'a table with a second row: the first is read, the second told',
    text: `Patient\tSpecies
Salt\tCat
Pepper\tCat`,
    reads: { pet: 'Salt', species: 'Cat' },
    lost: ['Pepper', 'Cat'],
  },
]
