import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stubServer } from '../../test/stub-server'
import type { StubServer } from '../../test/stub-server'
import { Refusal } from '../errors/failure'
import { httpSms } from './sms'

let stub: StubServer
beforeAll(async () => {
  stub = await stubServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(() => stub.stop())

const MESSAGE = { to: '+61412345678', text: "Luna's plaque", key: 'm1-sms' }
const send = (url = stub.url) => httpSms({ url, key: 'secret', from: 'Farewells' }).send(MESSAGE)
const answer = (status: number) => {
  stub.answer = { status, body: {} }
  return send().then(
    () => 'sent',
    (error: unknown) => (error instanceof Refusal ? 'refused' : 'tried on'),
  )
}

test("sends one POST with the message's key, and the secret in a header", async () => {
  expect(await answer(201)).toBe('sent')
  const seen = stub.seen.at(-1)
  expect([seen?.method, seen?.headers.authorization, seen?.headers['idempotency-key']]).toEqual([
    'POST',
    'Bearer secret',
    'm1-sms',
  ])
  expect(JSON.parse(seen?.body ?? '')).toEqual({ from: 'Farewells', to: '+61412345678', text: "Luna's plaque" })
})

test('a wrong number is refused permanently, other errors are retried', async () => {
  expect([await answer(400), await answer(404), await answer(422)]).toEqual(['refused', 'refused', 'refused'])
  expect([await answer(401), await answer(429), await answer(500), await answer(503)]).toEqual(
    Array.from({ length: 4 }, () => 'tried on'),
  )
  await expect(send('http://127.0.0.1:1')).rejects.toThrow('The SMS could not be sent.')
})
