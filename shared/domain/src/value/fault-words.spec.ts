import { expect, test } from 'vitest'
import { faultWords } from './fault-words'

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'weight')",
    "TypeError: Cannot read properties of undefined (reading 'weight')",
  ],
  [
    "Failed to execute 'insertBefore' on 'Node': The node is not a child",
    "Failed to execute 'insertBefore' on 'Node': The node is not a child",
  ],
  ['ApiError: server, status 500', 'ApiError: server, status 500'],
])('what the code says of itself stays: %s [OPEN-309]', (message, said) => {
  expect(faultWords(message)).toBe(said)
})

test.each([
  ['Pet Bella of Olivia Hart has no weight', '[name] [name] of [name] [name] has no weight'],
  ['BELLA was not found', '[name] was not found'],
  ["no entry for 'bella'", "no entry for '[text]'"],
  ["Cannot read properties of undefined (reading 'Bella')", "Cannot read properties of undefined (reading '[name]')"],
  [`Unexpected token 'B', "Bella" is not valid JSON`, `Unexpected token '[text]', "[text]" is not valid JSON`],
  ['booking-100002 at 1795183480493', '[id] at [number]'],
  ['no 0f3c2a11-77a1-4c1e-9b1a-0123456789ab here', 'no [id] here'],
  ['Call 0412 345 678 or vera@harbour.test', '[name] [number] or [email]'],
])('what may be of a person goes: %s [OPEN-309]', (message, said) => {
  expect(faultWords(message)).toBe(said)
})
