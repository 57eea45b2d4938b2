import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { answersTo, openWarnings } from './rules'
import { WarningAnswersSchema } from '@portal/domain'
import type { Warning } from '@portal/domain'

const heavy: Warning = {
  kind: 'unlikelyWeight',
  key: 'weight:Budgerigar:35',
  animal: 'Budgerigar',
  weight: 35,
  least: 0.02,
  most: 0.07,
}

test('a warning is open until it has a valid answer [OPEN-120]', () => {
  expect(openWarnings([heavy], {})).toEqual([heavy])
  expect(openWarnings([heavy], { 'weight:Budgerigar:36': 'right' })).toEqual([heavy])
  expect(openWarnings([heavy], { [heavy.key]: 'anotherPet' })).toEqual([heavy])
  expect(openWarnings([heavy], { [heavy.key]: 'right' })).toEqual([])
})

test('keeps only answers to existing warnings [OPEN-120]', () => {
  const sent = { [heavy.key]: 'right', 'samePet:1': 'anotherPet' } as const
  expect(answersTo([heavy], sent)).toEqual({ [heavy.key]: 'right' })
  expect(answersTo([heavy], { [heavy.key]: 'anotherPet' })).toEqual({})
})

test('ignores an invalid answer', () => {
  expect(safeParse(WarningAnswersSchema, { a: 'never mind' }).success).toBe(false)
  const many = Object.fromEntries(Array.from({ length: 51 }, (_none, at) => [`samePet:${at}`, 'anotherPet']))
  expect(safeParse(WarningAnswersSchema, many).success).toBe(false)
})
