import { beforeAll, describe, expect, test } from 'vitest'
import type { Reply } from '../../test/api'
import { line } from '../../test/booking'
import { specApi } from '../../test/spec-api'
import { WRITTEN_TABLES, writesOf } from '../../test/writes'
import { isObject } from '@portal/domain/unknown'

const api = specApi()
const { writes: WRITES, booking, start, send } = writesOf(() => api)
beforeAll(async () => {
  await start()
})

const rows = () => Promise.all(WRITTEN_TABLES.map((table) => api.count(table)))

const writes = Object.entries(WRITES).map(([name, write]) => [name, write] as const)

/** Paths of all objects in a body whose keys are fields, not ids; '' for the body itself. */
function objectPaths(value: unknown, path = ''): string[] {
  if (!isObject(value)) return []
  const below = Object.entries(value).flatMap(([key, each]) =>
    key === 'package_products_c' ? [] : objectPaths(each, path === '' ? key : `${path}.${key}`),
  )
  return Array.isArray(value) ? below : [path, ...below]
}

function withField(body: unknown, path: string, field: string): unknown {
  if (Array.isArray(body) || isObject(body)) {
    if (path === '') return { ...body, [field]: 'x' }
    const [first = '', ...rest] = path.split('.')
    const changed = (key: string, each: unknown) => (key === first ? withField(each, rest.join('.'), field) : each)
    if (Array.isArray(body)) return body.map((each, index) => changed(String(index), each))
    return Object.fromEntries(Object.entries(body).map(([key, each]) => [key, changed(key, each)]))
  }
  return body
}

describe('refuses unread input by name and writes nothing [OPEN-118]', () => {
  test.each(writes)('%s refuses an unknown field, a list as its body, and a duplicate key', async (_name, write) => {
    const before = await rows()
    for (const path of objectPaths(write.body())) {
      const { status, body } = await send(write, withField(write.body(), path, 'fieldOfNobody'))
      const name = path === '' ? 'fieldOfNobody' : `${path}.fieldOfNobody`
      expect([status, Object.keys(body.errors?.detail ?? {})]).toEqual([400, [name]])
    }
    const list = await send(write, [])
    expect([list.status, list.body.errors.detail]).toEqual([400, { body: 'not an object' }])
    const [first = ''] = Object.keys(write.body())
    const text = JSON.stringify(write.body())
    const twice = await send(write, `{${JSON.stringify(first)}:null,${text.slice(1)}`)
    expect([twice.status, twice.body.errors.detail]).toEqual([400, { [first]: 'given more than once' }])
    expect(await rows()).toEqual(before)
  })

  test('refuses __proto__ and constructor, and leaves them unchanged', async () => {
    const hostile = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},'
    const reply = await api.ask('POST', 'portal/booking', { body: JSON.stringify(booking()).replace('{', hostile) })
    expect([reply.status, Object.keys(reply.body.errors.detail)]).toEqual([400, ['__proto__', 'constructor']])
    expect('isAdmin' in {}).toBe(false)
  })

  test('still ignores prices sent by a page [OPEN-84]', async () => {
    const body = { ...booking(), total: 1, quoted_products: [{ ...line('fur-locket'), unit_price: 1, name: 'Free' }] }
    expect((await api.ask('POST', 'portal/booking', { body })).status).toBe(201)
  })

  test.each(['page=0x10', 'page=1e3', 'page=+1', 'page=1.0', 'page=%201', 'page_size=1e1', 'page=', 'page=0'])(
    'the query %s',
    async (query) => {
      const { status, body } = await api.ask('GET', `portal/booking?${query}`)
      expect([status, Object.keys(body.errors.detail)]).toEqual([400, [query.slice(0, query.indexOf('='))]])
    },
  )

  test.each(['page=1&page=2', 'search_term=a&search_term=a', 'order_stage=Posted&order_stage=Returned'])(
    'the repeated query %s',
    async (query) => {
      const { status, body } = await api.ask('GET', `portal/booking?${query}`)
      expect([status, body.errors.detail]).toEqual([
        400,
        { [query.slice(0, query.indexOf('='))]: 'given more than once' },
      ])
    },
  )

  test.each([
    ['DELETE', 'portal/booking', 'POST, GET, HEAD'],
    ['DELETE', 'portal/booking/b1', 'GET, PUT, POST, PATCH, HEAD'],
    ['OPTIONS', 'identity', 'POST'],
    ['OPTIONS', 'booking-files/tags/a.png', 'GET, HEAD'],
    ['POST', 'health/ready', 'GET, HEAD'],
  ])('%s %s gives 405 with Allow', async (method, path, allow) => {
    const { status, headers, body } = await api.ask(method, path, { as: null })
    expect([status, headers.get('allow'), body.message]).toEqual([405, allow, `This address takes ${allow} only.`])
  })
})

describe('a call without changes makes no new version [OPEN-118]', () => {
  test.each([
    ['portal/vet', () => ({})],
    ['portal/vet', (is: Reply['body']) => ({ pricing_information_c: is.cstm.pricing_information_c })],
    ['portal/contact/contact-harbour-nurse', ({ first_name, last_name }: Reply['body']) => ({ first_name, last_name })],
  ])('POST %s (case %#)', async (path, bodyOf) => {
    const { body: before } = await api.ask('GET', path)
    const { status, body } = await api.ask('POST', path, { body: bodyOf(before), version: before.version })
    expect([status, body.version]).toEqual([200, before.version])
    expect((await api.ask('POST', path, { body: bodyOf(before), version: before.version + 1 })).status).toBe(412)
  })
})
