import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startIdentity } from '../../test/identity'
import type { TestIdentity } from '../../test/identity'
import { stubServer } from '../../test/stub-server'
import type { StubServer } from '../../test/stub-server'
import { staffTokenVerifier } from '../auth/staff-token'
import { googlePlaces } from './places'
import { httpSms } from './sms'
import { userPool } from './user-pool'

let asked: StubServer
let elsewhere: StubServer
let identity: TestIdentity
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  asked = await stubServer()
  elsewhere = await stubServer()
  identity = await startIdentity()
})
afterAll(() => Promise.all([asked.stop(), elsewhere.stop(), identity.stop()]))

const sendElsewhere = (location = `${elsewhere.url}/other`) => {
  asked.answer = { status: 307, body: {}, location }
}

test.each([
  ['Places', () => googlePlaces(asked.url, 'key').suggest('12 mar', undefined)],
  ['SMS', () => httpSms({ url: asked.url, key: 'key', from: 'Us' }).send({ to: '+61412345678', text: '', key: 'm1' })],
  ['the user pool', () => userPool({ poolId: 'p_1', clientId: 'c', url: asked.url }).ask('InitiateAuth', {})],
])('%s is called at the configured URL and follows no redirects', async (_name, ask) => {
  sendElsewhere()
  await expect(ask()).rejects.toThrow(/^(Address look-up is not available|The SMS could not be sent|fetch failed)/)
  expect([asked.seen.length > 0, elsewhere.seen]).toEqual([true, []])
  asked.seen.length = 0
})

test('takes no token keys from another URL, even if they are the right ones', async () => {
  sendElsewhere(identity.options.jwksUri)
  const verify = staffTokenVerifier({ ...identity.options, jwksUri: asked.url })
  await expect(verify(await identity.token('anna'))).rejects.toThrow('Sign-in cannot be checked at the moment.')
  expect(asked.seen.length).toBeGreaterThan(0)
})
