import { expect, test } from 'vitest'
import { ADDRESSES } from './cards/addresses.fixture'
import { COLUMNS } from './cards/columns.fixture'
import { DEAD_PETS } from './cards/dead-pets.fixture'
import { ONE_A_LINE } from './cards/one-a-line.fixture'
import { RUN_TOGETHER } from './cards/run-together.fixture'
import { MOST_CARD_BYTES } from './card'
import { readPatientCard } from './read'

const NAMES = {
  first: 'owner.firstName',
  last: 'owner.lastName',
  phone: 'owner.phoneNumber',
  email: 'owner.email',
  street: 'owner.address.street',
  city: 'owner.address.city',
  state: 'owner.address.state',
  code: 'owner.address.postalcode',
  country: 'owner.address.country',
  pet: 'pet.firstName',
  petLast: 'pet.lastName',
  species: 'pet.type',
  breed: 'pet.breed',
  sex: 'pet.sex',
  kg: 'pet.weight',
} as const

const SAMPLES = [...ONE_A_LINE, ...COLUMNS, ...RUN_TOGETHER, ...ADDRESSES, ...DEAD_PETS]

test.each(SAMPLES)('$name [OPEN-187]', ({ text, reads, unused = [], lost = [] }) => {
  const { card, ...rest } = readPatientCard(text)
  let key: keyof typeof NAMES
  const read: Partial<Record<keyof typeof NAMES, string>> = {}
  for (key in NAMES) {
    const value = card[NAMES[key]]
    if (value !== undefined) read[key] = value
  }
  expect({ reads: read, ...rest }).toEqual({ reads, unused, notUnderstood: lost })
})

test('treats Windows line ends and non-breaking blanks as blanks', () => {
  const { card } = readPatientCard('Patient:\u00a0Bella\r\nWeight:\u00a04.2\u00a0kg\r\n')
  expect(card).toEqual({ 'pet.firstName': 'Bella', 'pet.weight': '4.2' })
})

test('a heading takes no text from below its labels [OPEN-187]', () => {
  const { card } = readPatientCard('Owner details:\nFirst name:\nMere\nRegular client\n')
  expect(card).toEqual({ 'owner.firstName': 'Mere' })
})

test('does not read a text longer than a card', () => {
  const text = 'Patient: Bella\n'
  expect(readPatientCard(text + 'x'.repeat(MOST_CARD_BYTES - text.length)).card).toEqual({ 'pet.firstName': 'Bella' })
  expect(readPatientCard(text + 'x'.repeat(MOST_CARD_BYTES - text.length + 1)).card).toEqual({})
  expect(readPatientCard(text + 'é'.repeat(MOST_CARD_BYTES / 2)).card).toEqual({})
})

test.each([
  ['blanks', ' '.repeat(30_000)],
  ['commas', `Address: ${', '.repeat(15_000)}`],
  ['colons', 'a:'.repeat(15_000)],
  ['digits in many lines', `Phone: ${'1 '.repeat(900)}\n`.repeat(16)],
])('reads hostile %s without harm', (_, text) => {
  expect(readPatientCard(text).card).toBeTypeOf('object')
})
