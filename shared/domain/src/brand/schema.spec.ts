import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { BrandSchema, TeamRepresentativeSchema, brandCodeOf } from './schema'

test('takes the code from code, then name, then the default [OPEN-09]', () => {
  expect(brandCodeOf({ code: 'VIC EDH', name: 'Eden' })).toBe('VIC EDH')
  expect(brandCodeOf({ code: null, name: 'AW EDH' })).toBe('AW EDH')
  expect(brandCodeOf({ name: 'Somebody' })).toBe('WA LWD')
  expect(brandCodeOf(null)).toBe('WA LWD')
})

test('a brand and a representative are read [DOM-28, DOM-29]', () => {
  expect(
    parse(BrandSchema, {
      name: 'Lakes',
      phone_work: 892000000,
      email_addresses: [{ email_address: 'a@b.test' }],
    }),
  ).toEqual({
    code: null,
    name: 'Lakes',
    parent: null,
    phone_work: '892000000',
    email_addresses: [{ email_address: 'a@b.test' }],
    brand_logo_link: null,
    client_care_hours: null,
  })
  expect(parse(TeamRepresentativeSchema, { first_name: 'Mia', picture: { src: '/mia.jpg' } })).toMatchObject({
    first_name: 'Mia',
    phone_mobile: '',
    picture: { src: '/mia.jpg' },
  })
})
