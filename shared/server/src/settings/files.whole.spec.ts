import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificates } from '../tls/certificates.fixture'
import type { Leaf } from '../tls/certificates.fixture'
import { readSettings } from './read-settings'

const made = certificates()
let leaf: Leaf
beforeAll(() => {
  leaf = made.authority().leaf('localhost')
})
afterAll(() => made.remove())
const wrongOf = (env: Readonly<Record<string, string>>) => readSettings('backend', env).wrong

test('certificate and key are set together, and their files have the right content [OPEN-283]', () => {
  expect(wrongOf({ TLS_CERTIFICATE: leaf.certificate, TLS_KEY: leaf.key })).toEqual([])
  expect(wrongOf({ TLS_CERTIFICATE: leaf.certificate })).toEqual(['TLS_CERTIFICATE needs TLS_KEY beside it'])
  expect(wrongOf({ TLS_KEY: leaf.key })).toEqual(['TLS_KEY needs TLS_CERTIFICATE beside it'])
  expect(wrongOf({ TLS_CERTIFICATE: leaf.key, TLS_KEY: '/nowhere' })).toEqual([
    'TLS_CERTIFICATE names a file without a certificate',
    'TLS_KEY names a file that cannot be read',
  ])
})

test('an authority of the operator is a certificate file, for named services [OPEN-284]', () => {
  expect(wrongOf({ OWN_CA: leaf.certificate, OWN_CA_FOR: 'DATABASE_URL SMTP_URL' })).toEqual([])
  expect(wrongOf({ OWN_CA: leaf.key })).toEqual(['OWN_CA names a file without a certificate'])
  expect(wrongOf({ OWN_CA: leaf.certificate, OWN_CA_FOR: 'DATABASE_URL PLACES_URL' })).toEqual([
    'OWN_CA_FOR names what is none of API_URL, DATABASE_URL, SMTP_URL, STORAGE_ENDPOINT, RELEASE_STORE_ENDPOINT: PLACES_URL',
  ])
})
