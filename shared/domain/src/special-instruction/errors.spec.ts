import { expect, test } from 'vitest'
import { instructionErrors } from './errors'

test('an empty row is an error, by its place [WIZ-103]', () => {
  const rows = [{ description: 'Keep the collar' }, { description: '  ' }, { description: 'x'.repeat(1001) }]
  expect(instructionErrors(rows)).toEqual({ 1: 'required', 2: 'tooLong' })
  expect(instructionErrors([])).toEqual({})
})
