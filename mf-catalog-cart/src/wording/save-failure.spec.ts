import { expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { ApiErrorKind } from '@portal/api-client'
import { saveFailure } from './save-failure'

const care = 'Client Care on 08 9200 0000 (open until 17:00, Perth time)'
const told = (error: unknown) => saveFailure(error, { notDone: 'Nothing was added.', care })

test.each<[ApiErrorKind, string]>([
  ['offline', 'There is no connection. Try again, or'],
  ['timeout', 'The portal did not answer in time. Try again, or'],
  ['version', 'Somebody else changed this booking. It is loaded again. Try again, or'],
  ['conflict', 'This booking can no longer be changed here. To change something,'],
  ['server', 'Try again, or'],
])('%s reads %j, with who to call [OPEN-360]', (kind, text) =>
  expect(told(new ApiError({ kind }))).toBe(`Nothing was added. ${text} call ${care}.`),
)

test.each([
  ['unavailable', 'It is out of stock for your region now.'],
  ['withdrawn', 'It is no longer offered.'],
  ['notYetAvailable', 'It is not available yet.'],
  ['notOffered', 'It is not offered for this kind of booking.'],
  ['unknown', 'It is no longer offered.'],
])('does not suggest a retry for an item that became %s meanwhile [OPEN-63, OPEN-101]', (code, why) => {
  const detail = { 'quoted_products.0.product': code }
  const text = `Nothing was added. ${why} Choose another item, or call ${care}.`
  expect(told(new ApiError({ kind: 'invalid', status: 422, detail }))).toBe(text)
})

test("says that a plaque is no longer offered when its line is saved and its artwork's address is gone", () => {
  const error = new ApiError({ kind: 'notFound', status: 404 })
  const instead = 'Remove it from the cart.'
  expect(saveFailure(error, { notDone: 'Its artwork is not finished.', care, instead })).toBe(
    'Its artwork is not finished. It is no longer offered. Remove it from the cart.',
  )
  expect(told(error)).toBe(`Nothing was added. Try again, or call ${care}.`)
})

test('a choice that is unknown is refused at its own field, not as an item that is gone', () => {
  const detail = { 'quoted_products.0.package_products_c.urn.Size': 'unknown' }
  expect(told(new ApiError({ kind: 'invalid', status: 422, detail }))).toBe(
    `Nothing was added. Try again, or call ${care}.`,
  )
})
