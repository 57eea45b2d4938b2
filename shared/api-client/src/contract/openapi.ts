import type { GenericSchema } from 'valibot'
import { answered } from './answered'
import type { Method, ServedEndpoint } from './endpoint'
import { ErrorBodySchema } from '../errors'
import { closed, jsonSchema, withoutNull } from './json-schema'
import type { JsonObject } from './json-schema'

export interface OpenApiInfo {
  readonly title: string
  readonly version: string
  /** URL that the paths are relative to. */
  readonly server: string
  /** Digests of the server's rules and schemas, for `portal check` [OPEN-253]. */
  readonly digests?: Readonly<Record<string, string>>
}

/** Key of those digests in the document. */
export const RULES = 'x-rules'

const DEFAULT_INFO: OpenApiInfo = { title: 'Portal API', version: '1.0.0', server: '/api' }

const ERRORS = {
  400: 'Malformed: not JSON, wrong types, unprintable characters, a field or key that is unknown or there twice',
  401: 'No valid token',
  403: 'Not allowed for this role',
  404: 'Not found, or of another practice',
  405: 'Another method than the document has; Allow names those it has',
  409: 'Not editable any more',
  412: 'The booking has a newer version',
  413: 'Body too large',
  415: 'Body is not JSON',
  422: 'Refused fields are named in errors.detail; also an Idempotency-Key used for another request',
  428: 'An update without an If-Match header',
  429: 'Too many requests',
} as const
type ErrorStatus = keyof typeof ERRORS

const SECURITY = {
  open: [],
  staff: [{ staff: [] }],
  'staff-or-guest': [{ staff: [] }, { guest: [] }],
  'staff-or-client': [{ staff: [] }, { client: [] }],
  operator: [{ operator: [] }],
}

function errorStatuses(endpoint: ServedEndpoint): ErrorStatus[] {
  const hasBody = endpoint.body !== undefined
  return [
    400,
    ...(endpoint.access === 'open' ? [] : ([401, 403] as const)),
    ...(endpoint.params || endpoint.namesInBody ? ([404] as const) : []),
    405,
    ...(endpoint.conflicts ? ([409] as const) : []),
    ...(endpoint.versioned ? ([412] as const) : []),
    ...(hasBody ? ([413, 415] as const) : []),
    ...(hasBody || endpoint.idempotent ? ([422] as const) : []),
    ...(endpoint.versioned ? ([428] as const) : []),
    429,
  ]
}

function responses(endpoint: ServedEndpoint): JsonObject {
  const content = { 'application/json': { schema: jsonSchema(answered(endpoint.response), 'input') } }
  const etag = { ETag: { description: 'The version, for If-Match of an update', schema: { type: 'string' } } }
  const success = {
    description: 'Success',
    ...(endpoint.status === 204 ? {} : { content }),
    ...(endpoint.versioned ? { headers: etag } : {}),
  }
  const errors = errorStatuses(endpoint).map((status) => [status, { $ref: `#/components/responses/${status}` }])
  return { [endpoint.status ?? 200]: success, ...Object.fromEntries(errors) }
}

/** Path and query parameters in their parsed form; lists are separated by commas. */
function valueParameters(schema: GenericSchema | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return []
  const { properties, required } = jsonSchema(schema, 'output')
  const needed = jsonSchema(schema, 'input').required ?? required
  return Object.entries(properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || (Array.isArray(needed) && needed.includes(name)),
    schema: withoutNull(value),
    ...(place === 'query' ? { style: 'form', explode: false } : {}),
  }))
}

function headerParameters(endpoint: ServedEndpoint): JsonObject[] {
  const header = (name: string, description: string, required: boolean) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string', maxLength: 200 },
  })
  return [
    header('Brand', "The user's brand; a hint that decides nothing", false),
    ...(endpoint.idempotent ? [header('Idempotency-Key', 'One per intended write; repeats answer alike', true)] : []),
    ...(endpoint.versioned ? [header('If-Match', 'The version last read, in quotes', true)] : []),
  ]
}

function operation(name: string, endpoint: ServedEndpoint, method: Method): JsonObject {
  const isMain = method === endpoint.method
  return {
    operationId: isMain ? name : `${name}By${method}`,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/').slice(0, 2).join('/')],
    security: SECURITY[endpoint.access],
    parameters: [
      ...valueParameters(endpoint.params, 'path'),
      ...valueParameters(endpoint.query, 'query'),
      ...headerParameters(endpoint),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: closed(jsonSchema(endpoint.body, 'input')) } },
          },
        }
      : {}),
    responses: responses(endpoint),
  }
}

function paths(contract: Readonly<Record<string, ServedEndpoint>>): JsonObject {
  const found: Record<string, Record<string, JsonObject>> = {}
  for (const [name, endpoint] of Object.entries(contract)) {
    const path = (found[`/${endpoint.path}`] ??= {})
    for (const method of [endpoint.method, ...(endpoint.alsoMethods ?? [])]) {
      path[method.toLowerCase()] = operation(name, endpoint, method)
    }
  }
  return found
}

/** Converts the contract to an OpenAPI 3.1 document. */
export function openApiDocument(
  contract: Readonly<Record<string, ServedEndpoint>>,
  info: OpenApiInfo = DEFAULT_INFO,
): JsonObject {
  const bearer = (description: string, bearerFormat = 'JWT') => ({
    type: 'http',
    scheme: 'bearer',
    bearerFormat,
    description,
  })
  const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    servers: [{ url: info.server }],
    ...(info.digests && { [RULES]: info.digests }),
    paths: paths(contract),
    components: {
      securitySchemes: {
        staff: bearer('Access token of the identity service'),
        guest: bearer('Guest token of one booking'),
        client: bearer('Client token of one engraving line'),
        operator: bearer('Token of the setting OPERATOR_TOKEN', 'opaque'),
      },
      schemas: { Error: jsonSchema(ErrorBodySchema, 'input') },
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([status, description]) => [status, { description, content: errorContent }]),
      ),
    },
  }
}
