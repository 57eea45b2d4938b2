import { expect, test } from 'vitest'
import { clientCare, clientCareNumber, retryOrCall } from './client-care'

test('the number is read 2-4-4 and stays on one line [PRA-31]', () => {
  expect(clientCareNumber('+61892000000')).toBe('08\u00a09200\u00a00000')
})

test('Client Care is named with the number, or alone where there is none', () => {
  expect(clientCare('+61892000000')).toBe('Client Care on 08\u00a09200\u00a00000')
  expect(retryOrCall('+61892000000')).toBe('Try again, or call Client Care on 08\u00a09200\u00a00000.')
  expect(retryOrCall('')).toBe('Try again, or call Client Care.')
})
