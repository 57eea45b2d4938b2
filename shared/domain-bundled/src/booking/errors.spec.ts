import { expect, test } from 'vitest'
import { instructionErrors } from './errors'

test('reports an empty row by its index [WIZ-103]', () => {
  const rows = [{ description: 'Keep the collar' }, { description: '  ' }, { description: 'x'.repeat(1001) }]
  expect(instructionErrors(rows)).toEqual({ 1: 'required', 2: 'tooLong' })
  expect(instructionErrors([])).toEqual({})
})
