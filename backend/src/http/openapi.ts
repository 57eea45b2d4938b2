import { toJsonSchema } from '@valibot/to-json-schema'
import type { Endpoint } from '@portal/api-client/contract'
import type { GenericSchema } from 'valibot'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of the contract. */
export function openApiDocument(contract: Readonly<Record<string, Endpoint>>, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(contract)) {
    const path = paths[`/${endpoint.path}`] ??= {}
    path[endpoint.method.toLowerCase()] = operation(name, endpoint)
    for (const also of endpoint.alsoMethods ?? []) {
      path[also.toLowerCase()] = operation(`${name}_${also.toLowerCase()}`, endpoint)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pet cremation provider: portal API',
      version,
      description: 'Calls of the veterinary practice portal. Errors: `{ message, errors?: { detail } }`.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    errors: {
      type: 'object',
      properties: {
        detail: { oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }] },
      },
    },
  },
}

function operation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? endpoint.path],
    security: endpoint.access === 'open' ? [] : [{ bearer: [] }],
    'x-access': endpoint.access,
    ...(endpoint.maxBody !== undefined && { 'x-max-body': endpoint.maxBody }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query'), ...headersOf(endpoint),
    ],
    ...(endpoint.body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body) } } },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        ...(endpoint.status !== 204 && { content: { 'application/json': { schema: schemaOf(endpoint.response) } } }),
      },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function parametersOf(schema: GenericSchema | undefined, where: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const { properties, required } = schemaOf(schema)
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name, in: where, required: where === 'path' || (required ?? []).includes(name), schema: property,
  }))
}

function headersOf(endpoint: Endpoint): Json[] {
  const header = (name: string, description: string, pattern: string) =>
    ({ name, in: 'header', required: true, description, schema: { type: 'string', pattern } })
  return [
    ...endpoint.idempotent === true
      ? [header('Idempotency-Key', 'A repeated request gets the same answer.', '^[\\w.:-]{8,128}$')] : [],
    ...endpoint.versioned === true
      ? [header('If-Match', 'The version read before.', '^(W/)?"\\d{1,9}"$')] : [],
  ]
}

function schemaOf(schema: GenericSchema) {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return rest
}
