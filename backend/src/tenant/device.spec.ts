import { expect, test } from 'vitest'
import { deviceOf } from './device'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`, 'Safari on a Mac'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari on an iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${WEBKIT} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`,
    'Chrome on an iPad',
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${BLINK} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X200) ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) ${BLINK} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on a Chromebook'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT}`, 'A browser on a Mac'],
  ['curl/8.5.0', 'An unknown browser'],
  ['', 'An unknown browser'],
  [undefined, 'An unknown browser'],
])('%s [OPEN-263]', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test('no word of a caller is in it, however long [OPEN-263]', () => {
  expect(deviceOf('<b>Mallory</b> Chrome/1 Windows')).toBe('Chrome on Windows')
  expect(deviceOf(`${'x'.repeat(100_000)} Chrome/1`)).toBe('An unknown browser')
})
