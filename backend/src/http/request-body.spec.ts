import { describe, expect, test } from 'vitest'
import { PRIVATE, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

describe('bodies', () => {
  test.each(['{', '', 'null', '[]', '"text"', '{"vet_staff_c":1}', '['.repeat(50_000)])(
    '%.20s is 400',
    async (body) => {
      expect((await api.ask('POST', 'portal/booking', { body })).status).toBe(400)
    },
  )

  test('a body above 100 KB is 413', async () => {
    const body = JSON.stringify({ vet_staff_c: 'x'.repeat(101 * 1024) })
    expect((await api.ask('POST', 'portal/booking', { body })).status).toBe(413)
  })

  test('cuts off a body of unknown length at the limit', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(64 * 1024))
    let sent = 0
    const stream = new ReadableStream({
      pull: (controller) => {
        if (sent++ < 100) controller.enqueue(chunk)
        else controller.close()
      },
    })
    const { createApp } = await import('../app')
    // Node requires `duplex` for a streamed body; the DOM type lacks it.
    const options: RequestInit & { duplex: string } = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'key-of-a-stream',
        authorization: `Bearer ${await api.identity.token('owner@harbour.test')}`,
      },
    }
    const request = new Request('http://localhost/api/portal/booking', options)
    expect((await createApp(api.deps).request(request)).status).toBe(413)
    expect(sent).toBeLessThan(10)
  })

  test.each([
    ['content-encoding', 'gzip', 'The body must not be compressed.'],
    ['content-type', 'application/json; charset=utf-16le', 'The body must be in UTF-8.'],
  ])('%s: %s gives 415 and writes nothing [OPEN-194]', async (name, value, message) => {
    const before = await api.count('bookings')
    const body = await submitOf(api, PRIVATE)
    const reply = await api.ask('POST', 'portal/booking', { body, headers: { [name]: value } })
    expect([reply.status, reply.body.message]).toEqual([415, message])
    expect(reply.headers.get('accept-encoding')).toBe(name === 'content-encoding' ? 'identity' : null)
    expect(await api.count('bookings')).toBe(before)
  })

  test('a wrong type gives 400, a broken rule 422 with its field', async () => {
    const body = await submitOf(api, PRIVATE)
    expect(
      (await api.ask('POST', 'portal/booking', { body: { ...body, pet: { ...body.pet, weight: '12' } } })).status,
    ).toBe(400)
    const reply = await api.ask('POST', 'portal/booking', { body: { ...body, vet_staff_c: 'x'.repeat(101) } })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.errors.detail)).toEqual(['vet_staff_c'])
  })
})
