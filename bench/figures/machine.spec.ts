import { expect, test } from 'vitest'
import { areAlike, measureMachine } from './machine'

test('machines are alike where neither piece of work takes a quarter more', () => {
  const machine = { script: 20, system: 10 }
  expect(areAlike(machine, { script: 25, system: 8 })).toBe(true)
  expect(areAlike(machine, { script: 26, system: 10 })).toBe(false)
  expect(areAlike(machine, { script: 20, system: 7.9 })).toBe(false)
  expect(areAlike(undefined, machine)).toBe(false)
})

test('a machine takes some time for both', () => {
  const { script, system } = measureMachine()
  expect(Math.min(script, system)).toBeGreaterThan(0)
})
