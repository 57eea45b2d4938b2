import { expect, test } from 'vitest'
import { areAlike, isFast, measureMachine } from './machine'

test('machines are alike where none of the pieces of work takes a quarter more', () => {
  const machine = { script: 20, system: 10, memory: 4 }
  expect(areAlike(machine, { script: 25, system: 8, memory: 5 })).toBe(true)
  expect(areAlike(machine, { ...machine, script: 26 })).toBe(false)
  expect(areAlike(machine, { ...machine, system: 7.9 })).toBe(false)
  expect(areAlike(machine, { ...machine, memory: 5.1 })).toBe(false)
  expect(areAlike(undefined, machine)).toBe(false)
})

test('a machine is fast where its processor and its memory are', () => {
  expect(isFast({ script: 11, system: 32, memory: 20 })).toBe(true)
  expect(isFast({ script: 11, system: 32, memory: 260 })).toBe(false)
  expect(isFast({ script: 20, system: 10, memory: 20 })).toBe(false)
})

test('a machine takes some time for each', () => {
  const { script, system, memory } = measureMachine()
  expect(Math.min(script, system, memory)).toBeGreaterThan(0)
})
