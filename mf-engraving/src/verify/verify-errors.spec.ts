import { expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { ApiErrorKind } from '@portal/api-client'
import { verifyFailure } from './verify-errors'

const failureOf = (kind: ApiErrorKind, message = 'from the server') =>
  verifyFailure(new ApiError({ kind, status: 0, message, detail: null }))

test('shows a wrong number at its field [ENG-23]', () => {
  const wrong = { place: 'phone', text: 'The phone number is invalid for this engraving.' }
  expect(failureOf('invalid')).toEqual(wrong)
  expect(failureOf('notFound')).toEqual(wrong)
})

test('shows any other failure of the guest login in the form [ENG-25]', () => {
  expect(failureOf('server')).toEqual({ place: 'form', text: 'Sorry, login failed' })
  expect(failureOf('offline')).toEqual({ place: 'form', text: 'Sorry, login failed' })
})

test("shows the server's sentence for a locked line [OPEN-81]", () => {
  expect(failureOf('rateLimited', 'Try again in an hour.')).toEqual({ place: 'form', text: 'Try again in an hour.' })
})
