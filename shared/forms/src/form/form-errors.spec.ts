// @vitest-environment happy-dom
import { FORM_ERROR } from 'final-form'
import { expect, test } from 'vitest'
import { flattenErrors } from './form-errors'

test('flattens nested errors, without empty ones and the form’s own', () => {
  const errors = {
    pet: { weight: 'The Pet Weight must be greater than 0', breed: undefined, sex: true },
    instructions: [undefined, { description: 'Enter an instruction' }],
    email: '',
    [FORM_ERROR]: 'Not saved',
  }
  expect(flattenErrors(errors)).toEqual([
    { name: 'pet.weight', message: 'The Pet Weight must be greater than 0' },
    { name: 'pet.sex', message: true },
    { name: 'instructions[1].description', message: 'Enter an instruction' },
  ])
  expect(flattenErrors(undefined)).toEqual([])
})
