import { expect, test } from 'vitest'
import { chooserErrors } from './rules'

test('the chooser needs a staff name and an option [WIZ-06, WIZ-07]', () => {
  expect(chooserErrors({})).toEqual({ vetStaff: 'required', option: 'required' })
  expect(chooserErrors({ vetStaff: ' ', option: 'private-return' })).toEqual({ vetStaff: 'required' })
  expect(chooserErrors({ vetStaff: 'Ines', option: 'private-return' })).toEqual({})
})
