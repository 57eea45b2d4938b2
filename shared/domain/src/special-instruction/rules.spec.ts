import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { emptyInstruction, sameInstructions, toInstructionRows } from './rules'
import { InstructionRowSchema, MAX_INSTRUCTIONS, instructionList } from './schema'

test('sends id and text of each row only [DOM-21, API-27]', () => {
  const row = { ...emptyInstruction(), description: ' Keep the collar ', completed: true }
  const [sent] = toInstructionRows([row])
  expect(sent).toEqual({ id: '', description: 'Keep the collar' })
  expect(safeParse(InstructionRowSchema, sent).success).toBe(true)
  expect(safeParse(InstructionRowSchema, { ...sent, description: ' ' }).success).toBe(false)
})

test('compares lists by text and order, ignoring blanks around the text [WIZ-63]', () => {
  const [collar, call] = ['Keep the collar', 'Call first'].map((description) => ({
    ...emptyInstruction('b1'),
    id: description,
    description,
  }))
  if (!collar || !call) throw new Error('Two rows were made')
  expect(
    sameInstructions([collar, call], [{ ...collar, description: ' Keep the collar ', completed: true }, call]),
  ).toBe(true)
  expect(sameInstructions([collar, call], [call, collar])).toBe(false)
  expect(sameInstructions([collar], [collar, call])).toBe(false)
  expect(sameInstructions([collar], [{ ...collar, description: 'Keep the lead' }])).toBe(false)
})

test('a list has 50 rows at most, each with its own id [OPEN-88]', () => {
  const issues = (rows: readonly object[]) =>
    safeParse(instructionList(InstructionRowSchema), rows).issues?.map(({ message }) => message)
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}`, description: 'x' }))
  expect(MAX_INSTRUCTIONS).toBe(50)
  expect([issues(rows(50)), issues(rows(51))]).toEqual([undefined, ['tooMany']])
  expect(issues([{ description: 'a' }, { id: '', description: 'a' }, { id: '', description: 'a' }])).toBeUndefined()
  expect(issues([...rows(1), ...rows(1)])).toEqual(['invalid'])
})
