import { expect, test } from 'vitest'
import { growth, memoryOf } from './memory'

test('what is filled in the first quarter is no growth', () => {
  expect(growth([100, 180, 200, 200, 210, 190, 200, 200])).toBe(1)
})

test('what goes on growing is told by how much', () => {
  expect(growth([100, 100, 100, 110, 120, 130, 140, 150])).toBeCloseTo(150 / 110)
})

test('of less than four samples nothing is said', () => {
  expect(growth([1, 2, 3])).toBeNaN()
})

test('the memory of this process is some megabytes', () => {
  expect(memoryOf(process.pid)).toBeGreaterThan(10)
})
