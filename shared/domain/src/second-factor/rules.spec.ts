import { expect, test } from 'vitest'
import { authenticatorAddress, oneTimeCode } from './rules'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123\u00a0456', '123456'],
  ['123-456', '123456'],
  ['000000', '000000'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['１２３４５６', undefined],
  ['', undefined],
  [null, undefined],
])('%j is the code %j [OPEN-217]', (text, code) => {
  expect(oneTimeCode(text)).toBe(code)
})

test('the address of an app names portal and account, and holds the secret [OPEN-217]', () => {
  const address = authenticatorAddress({
    secret: 'GEZDGNBVGY3TQOJQ',
    username: 'a+b@harbour.test',
    issuer: 'Lightwood & Co',
  })
  expect(address).toBe(
    'otpauth://totp/Lightwood%20%26%20Co:a%2Bb%40harbour.test?secret=GEZDGNBVGY3TQOJQ&issuer=Lightwood%20%26%20Co',
  )
  const { searchParams } = new URL(address)
  expect([...searchParams]).toEqual([
    ['secret', 'GEZDGNBVGY3TQOJQ'],
    ['issuer', 'Lightwood & Co'],
  ])
})
