import { expect, test } from 'vitest'
import { deviceOf } from './report-sign-in'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`, 'Safari on a Mac'],
  ['curl/8.5.0', 'An unknown browser'],
])('%s [OPEN-263]', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test('contains no text of the caller, however long [OPEN-263]', () => {
  expect(deviceOf('<b>Mallory</b> Chrome/1 Windows')).toBe('Chrome on Windows')
  expect(deviceOf(`${'x'.repeat(100_000)} Chrome/1`)).toBe('An unknown browser')
})
