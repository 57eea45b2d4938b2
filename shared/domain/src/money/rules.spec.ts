import { describe, expect, test } from 'vitest'
import { costOf, gstOf, roundToCents, sumOf, toCents, withoutGst } from './rules'

describe('rounds half a cent up', () => {
  test.each([
    [10.075, 10.08],
    [1.005, 1.01],
    [2.675, 2.68],
    [0.285, 0.29],
    [10.0749, 10.07],
    [0.004, 0],
    [1234567.895, 1234567.9],
    // A credit note mirrors its invoice.
    [-10.075, -10.08],
    [-0.004, 0],
  ])('%d is %d', (amount, rounded) => {
    expect(roundToCents(amount)).toBe(rounded)
    expect(toCents(amount)).toBe(Math.round(rounded * 100))
  })
})

test('sums are exact to the cent: 0.1 + 0.2 is 0.3, ten times 0.1 is 1 [DOM-48]', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3)
  expect(sumOf(Array.from({ length: 10 }, () => 0.1))).toBe(1)
  expect(sumOf([1.1, 2.2, null, -3.3])).toBe(0)
})

test('multiplies unit price and quantity: 3 × 19.95 is 59.85, 7 × 0.07 is 0.49 [DOM-48]', () => {
  expect([costOf(19.95, 3), costOf(0.07, 7), costOf(1.15, 100), costOf(null, 2)]).toEqual([59.85, 0.49, 115, 0])
})

// By hand, an eleventh of the total: 100 / 11 = 9.0909…; 24.95 / 11 = 2.2681…; 0.05 / 11 = 0.0045…
describe('GST is an eleventh of a total that includes it', () => {
  test.each([
    [100, 9.09, 90.91],
    [110, 10, 100],
    [11, 1, 10],
    [24.95, 2.27, 22.68],
    [2843, 258.45, 2584.55],
    [0.06, 0.01, 0.05],
    [0.05, 0, 0.05],
    [0, 0, 0],
    [-165, -15, -150],
    [-100, -9.09, -90.91],
  ])('%d contains %d GST and is %d without it', (total, gst, net) => {
    expect([gstOf(total), withoutGst(total)]).toEqual([gst, net])
    expect(sumOf([gst, net])).toBe(total)
  })
})
