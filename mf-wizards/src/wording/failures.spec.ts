import { expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import { confirmationFailure, firstStepFailure } from './failures'

const care = 'Client Care on 08\u00a09200\u00a00000'
const refused = new ApiError({
  kind: 'invalid',
  status: 422,
  detail: { 'pet.weight': 'x', 'owner.phoneNumber': 'x' },
})

test('the first step names the refused fields [WIZ-120, OPEN-47]', () => {
  expect(firstStepFailure(refused, { care, namesFields: true }).text).toBe(
    'An error occurred. Please verify the fields are correct: pet.weight, owner.phoneNumber',
  )
})

test('the referral wizard shows the default alert [WIZ-121]', () => {
  expect(firstStepFailure(refused, { care, namesFields: false }).text).toBe(
    'Something went wrong. Please verify the information and try again.',
  )
})

test.each([
  ['conflict', 409, 'This booking can no longer be changed. To change something, call Client Care on 08 9200 0000.'],
  ['version', 412, 'Someone else changed this in the meantime. Load it again and repeat your change.'],
] as const)("shows the server's sentence for a %s, with the state of the work below", (kind, status, message) => {
  const error = new ApiError({ kind, status, message })
  for (const told of [firstStepFailure(error, { care, namesFields: true }), confirmationFailure(error, care)]) {
    expect(told.text).toBe(message)
    expect(told.detail).toMatch(/^This was not saved\. What you entered is still here\.(?!.*Client Care)/)
  }
})

test('uses our own sentence when a refusal has none', () => {
  expect(confirmationFailure(new ApiError({ kind: 'conflict', status: 409 }), care)).toEqual({
    text: 'This booking can no longer be changed.',
    detail:
      'This was not saved. What you entered is still here. To change something, call Client Care on 08\u00a09200\u00a00000.',
  })
})

test('a server fault shows the default alert and what to do [WIZ-119]', () => {
  const failure = firstStepFailure(new ApiError({ kind: 'server', status: 500 }), {
    care,
    namesFields: true,
  })
  expect(failure).toEqual({
    text: 'Something went wrong. Please verify the information and try again.',
    detail: 'What you entered is still here. Try again, or call Client Care on 08\u00a09200\u00a00000.',
    canRetry: true,
  })
})

test('without an answer says that the step will be sent automatically', () => {
  const failure = firstStepFailure(new ApiError({ kind: 'offline' }), { care, namesFields: true })
  expect(failure).toEqual({
    text: 'There is no connection to the portal. What you entered is kept on this computer.',
    detail: 'We will send it when the connection is back.',
    canRetry: true,
    isResent: true,
  })
})

test('a submission without an answer is uncertain, and not sent automatically', () => {
  expect(confirmationFailure(new ApiError({ kind: 'timeout' }), care)).toEqual({
    text: "The portal does not answer. We don't know yet whether the booking was submitted.",
    detail:
      "Nothing was sent automatically. Trying again won't book twice. Or call Client Care on 08\u00a09200\u00a00000.",
    canRetry: true,
  })
})

test.each([
  [new ApiError({ kind: 'invalid', status: 422, detail: 'The picture is missing' }), 'Error: The picture is missing'],
  [new ApiError({ kind: 'invalid', status: 422, detail: { quoted_products: 'required' } }), 'Error: quoted_products'],
  [new ApiError({ kind: 'conflict', status: 409, detail: 'The van has left' }), 'Error: The van has left'],
  [new ApiError({ kind: 'conflict', status: 409, detail: { pet: 'x' } }), 'This booking can no longer be changed.'],
  [new ApiError({ kind: 'server', status: 500 }), 'Something went wrong. Please verify the information and try again.'],
])("a failed confirmation shows the server's detail, else the default [WIZ-122]", (error, text) => {
  expect(confirmationFailure(error, care).text).toBe(text)
})

test.each([
  ['invalid', 422, { 'quoted_products.l1.product': 'withdrawn' }, 'Urn is no longer offered.'],
  ['conflict', 409, { 'quoted_products.l1.unit_price': '$1.00 $2.00' }, 'Urn costs $2.00 now; it was $1.00.'],
] as const)(
  "shows the server's sentence for items that are %s at submission [OPEN-102]",
  (kind, status, detail, message) => {
    const error = new ApiError({ kind, status, detail, message })
    expect(confirmationFailure(error, care)).toEqual({
      text: message,
      detail: `Everything you entered is kept. Try again, or call ${care}.`,
      canRetry: true,
    })
  },
)
