import { contract } from '../../../shared/api-client/src/contract'
import type { ServedEndpoint } from '../../../shared/api-client/src/contract'
import { jsonSchema } from '../../../shared/api-client/src/contract/json-schema'
import type { Json } from '../../../shared/api-client/src/contract/json-schema'
import { openApiDocument } from '../../../shared/api-client/src/contract/openapi'
import { fieldsTable, isObject, within } from './fields'
import { code, paragraphs, slugOf, table } from './markdown'

/** The page that says what refusals mean, beside those of the calls. */
export const REFUSALS_PAGE = 'refusals.md'

const document = openApiDocument(contract)
const endpoints: Readonly<Record<string, ServedEndpoint>> = contract

/** Whether a name is that of a call. */
export const isEndpoint = (name: string) => Object.hasOwn(endpoints, name)

/** The names of all calls. */
export const endpointNames = Object.keys(endpoints)

const CALLERS: Readonly<Record<ServedEndpoint['access'], string>> = {
  open: 'anybody',
  staff: 'staff',
  'staff-or-guest': "staff, and a pet's owner with the guest token of the booking",
  'staff-or-client': "staff, and a pet's owner with the client token of the line",
  operator: 'whoever runs the portal; no page can',
}

/** Longer than this a table stands once on a page. */
const MOST_TWICE = 400

/**
 * What a call takes and answers, and how it is refused. `told`: the long tables that stand on its page, and below which
 * call.
 */
export function endpointText(name: string, told: Map<string, string>): string {
  const endpoint = endpoints[name]
  if (!endpoint) throw new Error(`${name} is no call of the API.`)
  const { method, path, summary, access } = endpoint
  const operation = within(document, 'paths', `/${path}`, method.toLowerCase())
  const body = within(operation, 'requestBody', 'content', JSON_TYPE, 'schema')
  const status = String(endpoint.status ?? 200)
  const answer = within(operation, 'responses', status, 'content', JSON_TYPE, 'schema')
  const once = (title: string, fields: string) => {
    const before = fields.length > MOST_TWICE ? told.get(title + fields) : undefined
    told.set(title + fields, before ?? name)
    return before === undefined ? named(title, fields) : `**${title}** as of [${before}](#${slugOf(before)})`
  }
  const refused = Object.keys(Object(within(operation, 'responses'))).filter((key) => Number(key) >= 400)
  return paragraphs(
    `${code(`${method} /api/${path}`)} ${summary}.`,
    `Called by ${CALLERS[access]}. Its input: ${code(inputOf(endpoint))}.`,
    named('Of the address', fieldsTable(parametersIn(operation, 'path'))),
    named('Query', fieldsTable(parametersIn(operation, 'query'))),
    body === undefined ? '' : once('Body', fieldsTable(body, endpoint.body && jsonSchema(endpoint.body, 'output'))),
    answer === undefined ? `Answers ${status}, without a body.` : once(`Answer, ${status}`, fieldsTable(answer)),
    `[Refused](${REFUSALS_PAGE}) with ${refused.join(', ')}.`,
  )
}

const JSON_TYPE = 'application/json'

const named = (title: string, text: string) => (text === '' ? '' : `**${title}**\n\n${text}`)

/** As it is given to `useRead` and `useWrite`. */
function inputOf({ params, query, body, versioned, idempotent }: ServedEndpoint): string {
  const keys = [
    ...(params ? ['params'] : []),
    ...(query ? ['query'] : []),
    ...(body ? ['body'] : []),
    ...(versioned ? ['version'] : []),
    ...(idempotent ? ['idempotencyKey'] : []),
  ]
  return keys.length > 0 ? `{ ${keys.join(', ')} }` : '{}'
}

/** Parameters of one place, as the schema of an object. */
function parametersIn(operation: Json | undefined, place: string): Json {
  const all = within(operation, 'parameters')
  const own = Array.isArray(all) ? all.filter((each: Json) => within(each, 'in') === place) : []
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((each: Json) => [String(within(each, 'name')), within(each, 'schema')])),
    required: own.flatMap((each: Json) => (within(each, 'required') === true ? [within(each, 'name') ?? ''] : [])),
  }
}

/** What each refusal means, a heading for each, and what its body has. */
export function refusalsText(): string {
  const responses = within(document, 'components', 'responses')
  const each = Object.entries(isObject(responses) ? responses : {}).map(
    ([status, response]) => `## ${status}\n\n${String(within(response, 'description'))}.`,
  )
  const body = fieldsTable(within(document, 'components', 'schemas', 'Error'))
  const headers = table(
    ['header', 'what'],
    [
      [code('Idempotency-Key'), 'the `idempotencyKey` of a write'],
      [code('If-Match'), 'the `version` that was read'],
    ],
  )
  return paragraphs(
    '# Refusals',
    'The client gives them as an `ApiError`.',
    ...each,
    '## Body',
    body,
    '## Headers',
    headers,
  )
}
