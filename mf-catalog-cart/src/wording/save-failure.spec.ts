import { expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { ApiErrorKind } from '@portal/api-client'
import { saveFailure } from './save-failure'

const told = (error: unknown, phone = '+61892000000') => saveFailure(error, { notDone: 'Nothing was added.', phone })

test.each<[ApiErrorKind, string]>([
  ['offline', 'Nothing was added. There is no connection. Try again.'],
  ['timeout', 'Nothing was added. The portal did not answer in time. Try again.'],
  ['version', 'Nothing was added. Somebody else changed this booking meanwhile; it is loaded again. Try again.'],
  [
    'conflict',
    'Nothing was added. This booking can no longer be changed here. ' +
      'To change something, call Client Care on 08\u00a09200\u00a00000.',
  ],
  ['server', 'Nothing was added. Try again, or call Client Care on 08\u00a09200\u00a00000.'],
])('%s is told as %j', (kind, text) => expect(told(new ApiError({ kind }))).toBe(text))

test.each([
  ['unavailable', 'It is out of stock for your region now.'],
  ['withdrawn', 'It is no longer offered.'],
  ['notYetAvailable', 'It is not available yet.'],
  ['notOffered', 'It is not offered for this kind of booking.'],
])('an item that became %s meanwhile is no reason to try again [OPEN-63, OPEN-101]', (code, why) => {
  const detail = { 'quoted_products.0.product': code }
  expect(told(new ApiError({ kind: 'invalid', status: 422, detail }))).toBe(`Nothing was added. ${why}`)
})

test('without a number only the name is told', () => {
  expect(told(new Error('odd'), '')).toBe('Nothing was added. Try again, or call Client Care.')
})
