import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRANDS } from './brands'
import { BRAND_CODES, brandHosts, DEFAULT_BRAND, isBrandCode, logoOf } from './rules'
import { brandPicture, brandSlug } from './slug'

test('there are four brands, and WA LWD is the default [SHL-53, OPEN-09]', () => {
  expect(BRAND_CODES).toEqual(['WA LWD', 'VIC EDH', 'SA EDH', 'AW EDH'])
  expect(DEFAULT_BRAND).toBe('WA LWD')
  expect([isBrandCode('SA EDH'), isBrandCode('wa lwd')]).toEqual([true, false])
  expect(logoOf('SA EDH').region).toBe('South Australia')
})

test('each brand has its name in addresses [PRA-30, PRA-38]', () => {
  expect(BRAND_CODES.map(brandSlug)).toEqual(['wa-lwd', 'vic-edh', 'sa-edh', 'aw-edh'])
  expect(brandPicture('AW EDH')).toBe('aw-edh.svg')
})

test('hosts map to the first two brands [OPEN-09]', () => {
  expect(brandHosts()).toEqual({ 'lwd.localhost': 'WA LWD', 'edh.localhost': 'VIC EDH' })
})

test('every folder is a brand of the list, by its name in addresses', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name)).toEqual(BRAND_CODES.map(brandSlug).toSorted())
})

test('phones are +61 and nine digits [DOM-42, DOM-44]', () => {
  expect(Object.values(BRANDS).filter(({ phone }) => !/^\+61[23478]\d{8}$/.test(phone))).toEqual([])
})
