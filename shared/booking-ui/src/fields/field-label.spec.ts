import { expect, test } from 'vitest'
import { bookingFieldLabel } from './field-label'

test('a field and a row are named in words; what is not known stands for itself', () => {
  expect(['pet.weight', 'instructions.i1', 'owner', 'ok_prepare_c'].map(bookingFieldLabel)).toEqual([
    'Weight',
    'Special instructions',
    'Owner details',
    'ok_prepare_c',
  ])
})
