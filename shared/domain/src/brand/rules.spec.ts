import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { brandCodeOf, brandSlug, isBrandCode } from './rules'
import { BRAND_CODES, BrandSchema, DEFAULT_BRAND, TeamRepresentativeSchema } from './schema'

test('four codes, WA LWD the default [SHL-53, OPEN-09]', () => {
  expect(BRAND_CODES).toEqual(['WA LWD', 'VIC EDH', 'SA EDH', 'AW EDH'])
  expect(DEFAULT_BRAND).toBe('WA LWD')
  expect([isBrandCode('SA EDH'), isBrandCode('wa lwd')]).toEqual([true, false])
})

test('each brand has its name in addresses [PRA-30, PRA-38]', () => {
  expect(BRAND_CODES.map(brandSlug)).toEqual(['wa-lwd', 'vic-edh', 'sa-edh', 'aw-edh'])
})

test('the code comes from code, else name, else the default [OPEN-09]', () => {
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
  })
  expect(parse(TeamRepresentativeSchema, { first_name: 'Mia', picture: { src: '/mia.jpg' } })).toMatchObject({
    first_name: 'Mia',
    phone_mobile: '',
    picture: { src: '/mia.jpg' },
  })
})
