import { expect, test } from 'vitest'
import { callLink, mailLink, smsLink } from './rules'

test('a call link holds the digits of the number', () => {
  expect(callLink('08 9200 0000')).toBe('tel:0892000000')
  expect(callLink('+64 (21) 555-1234')).toBe('tel:+64215551234')
  expect(smsLink('+61412345678', 'Dear Grace & Tom')).toBe('sms:+61412345678?&body=Dear%20Grace%20%26%20Tom')
})

test('a mail link holds the address as it is written', () => {
  expect(mailLink('a+b@harbour.test')).toBe('mailto:a+b@harbour.test')
  expect(mailLink('a@b.test', { subject: 'Luna?', body: 'Hello & so' })).toBe(
    'mailto:a@b.test?subject=Luna%3F&body=Hello%20%26%20so',
  )
})

test('a text that looks like code adds nothing to a link [OPEN-288]', () => {
  expect(callLink('<script>alert(1)</script>')).toBe('tel:1')
  expect(mailLink('a@b.test?bcc=all@evil.test')).toBe('mailto:a@b.test%3Fbcc%3Dall@evil.test')
})
