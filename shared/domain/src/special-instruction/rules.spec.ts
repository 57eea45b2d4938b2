import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { emptyInstruction, instructionErrors, toInstructionSubmit } from './rules'
import { InstructionRowSchema, MAX_INSTRUCTIONS, SpecialInstructionSubmitSchema, instructionList } from './schema'

test('an empty row is an error, by its place [WIZ-103]', () => {
  const rows = [{ description: 'Keep the collar' }, { description: '  ' }, { description: 'x'.repeat(1001) }]
  expect(instructionErrors(rows)).toEqual({ 1: 'required', 2: 'tooLong' })
  expect(instructionErrors([])).toEqual({})
})

test('rows are sent for their booking, never completed [DOM-21, API-27]', () => {
  const row = { ...emptyInstruction(), description: ' Keep the collar ', completed: true }
  const sent = toInstructionSubmit([row], 'b1')
  expect(sent).toEqual([{ id: '', description: 'Keep the collar', opportunity_id: 'b1', completed: false }])
  expect(safeParse(SpecialInstructionSubmitSchema, sent[0]).success).toBe(true)
  expect(safeParse(SpecialInstructionSubmitSchema, { ...sent[0], description: ' ' }).success).toBe(false)
})

test('a list holds at most 50 rows, each under an id of its own [OPEN-88]', () => {
  const issues = (rows: readonly object[]) =>
    safeParse(instructionList(InstructionRowSchema), rows).issues?.map(({ message }) => message)
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}`, description: 'x' }))
  expect(MAX_INSTRUCTIONS).toBe(50)
  expect([issues(rows(50)), issues(rows(51))]).toEqual([undefined, ['tooMany']])
  expect(issues([{ description: 'a' }, { id: '', description: 'a' }, { id: '', description: 'a' }])).toBeUndefined()
  expect(issues([...rows(1), ...rows(1)])).toEqual(['invalid'])
})
