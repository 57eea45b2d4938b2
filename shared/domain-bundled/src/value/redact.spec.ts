import { expect, test } from 'vitest'
import { redact } from './redact'

test.each([
  ['No contact owner@harbour.test', 'No contact [email]'],
  ['Bearer eyJhbGciOi.eyJzdWIi.c2ln was refused', 'Bearer [token] was refused'],
  [`Unexpected token 'O', "Olivia Hart" is not valid JSON`, `Unexpected token 'O', "[text]" is not valid JSON`],
  ['Call 0412 345 678, (08) 9200-0000 or +61412345678', 'Call [number], ([number] or [number]'],
  ['Booking 100002 at 1795183480493', 'Booking 100002 at 1795183480493'],
  ['Loading /remotes/x.js?search_term=Bella failed', 'Loading /remotes/x.js failed'],
  ["Cannot read properties of undefined (reading 'cstm')", "Cannot read properties of undefined (reading 'cstm')"],
])('removes personal data from a report: %s [EXT-16]', (message, said) => {
  expect(redact(message)).toBe(said)
})
