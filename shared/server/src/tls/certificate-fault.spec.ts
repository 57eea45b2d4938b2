import { expect, test } from 'vitest'
import { certificateFault } from './certificate-fault'

test.each([
  ["Hostname/IP does not match certificate's altnames: Host: db. is not in the cert's altnames", 'another host name'],
  ['certificate has expired', 'has expired'],
  ['certificate is not yet valid', 'not good yet'],
  ['self-signed certificate in certificate chain', 'look at OWN_CA'],
  ['write EPROTO 80:error:0A00010B:SSL routines:ssl3_get_record:wrong version number', 'does not speak TLS'],
  ['The server does not support SSL connections', 'does not speak TLS'],
])('%s: in words for an operator, however deep it lies [OPEN-284]', (message, words) => {
  const thrown = new TypeError('fetch failed', { cause: new Error('asked', { cause: new Error(message) }) })
  expect(certificateFault(thrown)).toContain(words)
})

test.each([new Error('connect ECONNREFUSED 127.0.0.1:9'), 'certificate has expired', null, undefined])(
  '%s is no fault of a certificate',
  (error) => {
    expect(certificateFault(error)).toBeNull()
  },
)
