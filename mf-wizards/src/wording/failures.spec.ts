import { expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import { confirmationFailure, firstStepFailure } from './failures'

const phone = '+61892000000'
const refused = new ApiError({
  kind: 'invalid',
  status: 422,
  detail: { 'pet.weight': 'x', 'owner.phoneNumber': 'x' },
})

test('the first step names the refused fields [WIZ-120, OPEN-47]', () => {
  expect(firstStepFailure(refused, { phone, namesFields: true }).text).toBe(
    'An error occurred. Please verify the fields are correct: pet.weight, owner.phoneNumber',
  )
})

test('the referral wizard shows the default alert [WIZ-121]', () => {
  expect(firstStepFailure(refused, { phone, namesFields: false }).text).toBe(
    'Something went wrong. Please verify the information and try again.',
  )
})

test('a server fault shows the default alert and what to do [WIZ-119]', () => {
  const failure = firstStepFailure(new ApiError({ kind: 'server', status: 500 }), {
    phone,
    namesFields: true,
  })
  expect(failure).toEqual({
    text: 'Something went wrong. Please verify the information and try again.',
    detail: 'What you entered is still here. Try again, or call Client Care on 08\u00a09200\u00a00000.',
    action: 'retry',
  })
})

test('offline the page says so and goes on when it is back', () => {
  const failure = firstStepFailure(new ApiError({ kind: 'offline' }), { phone, namesFields: true })
  expect(failure).toMatchObject({
    text: 'You are offline. What you entered is kept on this computer.',
    whenOnline: true,
  })
})

test('a change by somebody else offers to load the booking again', () => {
  expect(confirmationFailure(new ApiError({ kind: 'version', status: 412 }), phone).action).toBe('reload')
})

test.each([
  [new ApiError({ kind: 'invalid', status: 422, detail: 'The picture is missing' }), 'Error: The picture is missing'],
  [new ApiError({ kind: 'invalid', status: 422, detail: { quoted_products: 'required' } }), 'Error: quoted_products'],
  [new ApiError({ kind: 'server', status: 500 }), 'Something went wrong. Please verify the information and try again.'],
])('a failed confirmation tells the server detail, else the default [WIZ-122]', (error, text) => {
  expect(confirmationFailure(error, phone).text).toBe(text)
})
