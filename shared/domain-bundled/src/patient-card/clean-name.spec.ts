import { describe, expect, test } from 'vitest'
import { cleanName } from './clean-name'

const NOTHING = { phones: [], email: '', leftOut: [] }

describe('a pet’s name [OPEN-355]', () => {
  test.each([
    'Bella',
    'Bella (Deceased)',
    'Bella [deceased]',
    'Bella (Deceased 02/11/2026)',
    'Bella (d. 2/11/26)',
    'Bella (2014 - 2026)',
    'Bella (R.I.P. 2.11.26)',
    'Bella - Deceased',
    'Bella – DECEASED 2/11/26',
    'Bella, deceased',
    'Bella DECEASED 02/11/2026',
    'Deceased - Bella',
    'Deceased Bella',
    '*Deceased* Bella',
    "Bella dec'd",
    'RIP Bella',
    'Bella RIP',
    'Bella †',
    'Bella † 2.11.2026',
    'Bella PTS',
    'Bella (P.T.S.)',
    'Bella euthanased',
    'Bella (Euthanized 2/11/26)',
    'Bella - euthanised on 2/11/26',
    'Bella Euth.',
    'Bella (passed away 2 November 2026)',
    'late Bella',
    'Bella (late)',
    '**Bella**',
    'Bella (inactive)',
    'Bella (Inactive/Deceased)',
    'Bella 🌈',
    'In loving memory of Bella',
    '"Bella" (Deceased)',
  ])('%s is Bella', (text) => {
    const { parts, ...rest } = cleanName(text, 'pet')
    expect([parts.map((part) => part.toLowerCase()), rest]).toEqual([['bella'], NOTHING])
  })

  test.each([
    ['Rip Van Winkle', 'Rip Van Winkle'],
    ['Latte', 'Latte'],
    ['Decima', 'Decima'],
    ["D'Artagnan", "D'Artagnan"],
    ['Storm', 'Storm'],
    ['Better Late', 'Better Late'],
  ])('%s stays', (text, name) => {
    expect(cleanName(text, 'pet')).toEqual({ ...NOTHING, parts: [name] })
  })

  test.each([
    ['Bella (black lab)', 'Bella', ['(black lab)']],
    ['Bella (Deceased) (brother of Max)', 'Bella', ['(brother of Max)']],
    ['Bella (10432)', 'Bella', ['(10432)']],
    ['Bella #P-2231', 'Bella', ['#P-2231']],
    ['Bella 10432', 'Bella', ['10432']],
    ['Bella - aggressive', 'Bella', ['aggressive']],
    ['Bella / Canine / Pug', 'Bella', ['Canine', 'Pug']],
  ])('%s gives the name %s and reports the rest', (text, name, leftOut) => {
    expect(cleanName(text, 'pet')).toEqual({ ...NOTHING, parts: [name], leftOut })
  })

  test.each(['Deceased', '(Deceased)', 'RIP', '***', 'Inactive 2/11/26'])('%s is not a name', (text) => {
    expect(cleanName(text, 'pet').parts).toEqual([])
  })
})

describe('an owner’s name [OPEN-355]', () => {
  test.each([
    'Jane Citizen',
    'Mrs Jane Citizen',
    'Dr Jane Citizen',
    'Jane Citizen (Owner)',
    'Jane Citizen (Primary Contact)',
    'Jane Citizen (primary owner)',
    'Owner: Jane Citizen',
    'Jane Citizen, Mrs',
    'Jane Citizen [Client]',
    'Jane Citizen Owner',
  ])('%s is Jane Citizen', (text) => {
    expect(cleanName(text, 'owner')).toEqual({ ...NOTHING, parts: ['Jane Citizen'] })
  })

  test.each([
    ['CITIZEN, Jane (Owner)', ['CITIZEN', 'Jane'], {}],
    ['Citizen, Mrs Jane', ['Citizen', 'Jane'], {}],
    ['Citizen, Jane, Mrs', ['Citizen', 'Jane'], {}],
    ['Jane Citizen 0412 345 678', ['Jane Citizen'], { phones: ['0412 345 678'] }],
    ['Jane Citizen (0412 345 678)', ['Jane Citizen'], { phones: ['0412 345 678'] }],
    ['Jane Citizen - +61 412 345 678', ['Jane Citizen'], { phones: ['+61 412 345 678'] }],
    ['Jane Citizen <jane@example.test>', ['Jane Citizen'], { email: 'jane@example.test' }],
    ['Jane Citizen (10432)', ['Jane Citizen'], { leftOut: ['(10432)'] }],
    ['Jane Citizen #4471', ['Jane Citizen'], { leftOut: ['#4471'] }],
    ['10432 - Jane Citizen', ['Jane Citizen'], { leftOut: ['10432'] }],
    ['Jane Citizen (VIP)', ['Jane Citizen'], { leftOut: ['(VIP)'] }],
    ['Jane Citizen / John Reed', ['Jane Citizen'], { leftOut: ['John Reed'] }],
    ['Jane Owner-Smith', ['Jane Owner-Smith'], {}],
  ])('of %s: %j %j', (text, parts, more) => {
    expect(cleanName(text, 'owner')).toEqual({ ...NOTHING, parts, ...more })
  })
})
