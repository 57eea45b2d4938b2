import { expect, test } from 'vitest'
import { readOptions } from './options'

test('all is measured unless less is asked for', () => {
  const { pages, variants, coldOnly } = readOptions([])
  expect(pages).toHaveLength(7)
  expect(variants).toEqual(['ordinary', 'tuned', 'federated'])
  expect(coldOnly).toBe(false)
})

test('pages and variants are taken by their names, and another name is refused', () => {
  const { pages, variants, rounds } = readOptions([
    '--pages',
    '/bookings,/login',
    '--variants',
    'http1',
    '--rounds',
    '2',
  ])
  expect(pages.map(({ name }) => name)).toEqual(['/bookings', '/login'])
  expect(variants).toEqual(['http1'])
  expect(rounds).toBe(2)
  expect(() => readOptions(['--pages', '/nowhere'])).toThrow('/nowhere')
})
