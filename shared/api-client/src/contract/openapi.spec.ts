import { describe, expect, test } from 'vitest'
import { contract } from './index'
import { openApiDocument } from './openapi'

const document = openApiDocument(contract, { title: 'Portal API', version: '2.1.0', server: '/api' })

/** A part of the document by its keys. */
function at(...keys: string[]): unknown {
  let part: unknown = document
  for (const key of keys) part = typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined
  return part
}

const statuses = (...keys: string[]) => Object.keys(Object(at('paths', ...keys, 'responses'))).join(' ')

describe('the OpenAPI document', () => {
  test('is OpenAPI 3.1 below the API base [API-01]', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Portal API', version: '2.1.0' },
      servers: [{ url: '/api' }],
    })
  })

  test('contains every endpoint with its other methods [API-25, OPEN-52]', () => {
    for (const [name, { method, path }] of Object.entries(contract)) {
      expect(at('paths', `/${path}`, method.toLowerCase(), 'operationId')).toBe(name)
    }
    expect(at('paths', '/portal/booking/{id}', 'patch', 'operationId')).toBe('updateBookingByPATCH')
  })

  test('states the access of each call [API-02, API-21]', () => {
    expect(at('paths', '/health', 'get', 'security')).toEqual([])
    expect(at('paths', '/portal/vet', 'get', 'security')).toEqual([{ staff: [] }])
    expect(at('paths', '/portal/booking/{id}', 'get', 'security')).toEqual([{ staff: [] }, { guest: [] }])
    expect(at('paths', '/portal/part_metrics', 'get', 'security')).toEqual([{ operator: [] }])
    expect(at('components', 'securitySchemes', 'operator')).toMatchObject({ scheme: 'bearer', bearerFormat: 'opaque' })
    expect(at('components', 'securitySchemes', 'guest')).toMatchObject({ type: 'http', scheme: 'bearer' })
  })

  test('describes parsed queries: whole pages, lists with commas, never null', () => {
    const parameters = at('paths', '/portal/booking', 'get', 'parameters')
    expect(parameters).toContainEqual({
      name: 'page',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 10000, default: 1 },
      style: 'form',
      explode: false,
    })
    expect(JSON.stringify(parameters)).not.toContain('null')
    expect(at('paths', '/portal/postcode/zone', 'get', 'parameters')).toContainEqual(
      expect.objectContaining({ name: 'postalcode', required: true }),
    )
  })

  test('lists the errors of each call', () => {
    expect(statuses('/health', 'get')).toBe('200 400 405 429')
    expect(statuses('/portal/booking', 'post')).toBe('201 400 401 403 405 413 415 422 429')
    expect(statuses('/portal/booking/{id}', 'put')).toBe('200 400 401 403 404 405 409 412 413 415 422 428 429')
    expect(statuses('/portal/vet', 'post')).toBe('200 400 401 403 405 412 413 415 422 428 429')
    expect(statuses('/pusher/auth', 'post')).toContain('404')
    expect(at('components', 'responses', '422')).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    })
  })

  test('marks fields that are always present as required, and those that are never null as not nullable', () => {
    const row = [
      'paths',
      '/portal/booking',
      'get',
      'responses',
      '200',
      'content',
      'application/json',
      'schema',
    ] as const
    const list = at(...row)
    expect(list).toMatchObject({ required: ['data', 'current_page', 'last_page', 'total', 'more'] })
    const booking = [
      'paths',
      '/portal/booking/{id}',
      'get',
      'responses',
      '200',
      'content',
      'application/json',
      'schema',
    ]
    expect(at(...booking, 'required')).toEqual(Object.keys(Object(at(...booking, 'properties'))))
    expect(at(...booking, 'properties', 'id')).toEqual({ type: 'string' })
    expect(at(...booking, 'properties', 'version')).toMatchObject({ type: 'integer' })
    expect(at(...booking, 'properties', 'outcome')).toEqual({ anyOf: [{ type: 'string' }, { type: 'null' }] })
  })
})
