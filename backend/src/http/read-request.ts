import type { Context } from 'hono'
import { safeParse } from 'valibot'
import type { GenericSchema } from 'valibot'
import { refusedFields } from '@portal/api-client/contract/unknown-fields'
import type { ServedEndpoint } from '@portal/api-client/contract'
import { MOST_PROBLEMS } from '@portal/domain'
import type { FieldCode } from '@portal/domain'
import { invalid, malformed } from '../errors/failure'
import { duplicateKey } from './duplicate-key'
import { HttpError } from './http-error'
import { isStorable, isStorableJson } from './text'

const DEFAULT_MAX_BODY = 100 * 1024
/** Limit for calls without a token: twice the size of the longest such body. */
const OPEN_MAX_BODY = 8 * 1024
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Refuses addresses whose percent codes do not decode to storable text. */
export function checkAddress(url: string): void {
  let text: string
  try {
    text = decodeURIComponent(url.replaceAll('+', ' '))
  } catch {
    throw malformed('The address of the request is not valid.')
  }
  if (!isStorable(text)) throw malformed('The address of the request holds characters that are not allowed.')
}

export function readParams(endpoint: ServedEndpoint, context: Context): unknown {
  return endpoint.params === undefined ? undefined : parse(endpoint.params, context.req.param(), 'path')
}

export function readQuery(endpoint: ServedEndpoint, context: Context): unknown {
  if (endpoint.query === undefined) return undefined
  const twice = Object.entries(context.req.queries()).filter(([, values]) => values.length > 1)
  if (twice.length > 0) throw malformed('The query of the request is not valid.', named(twice, 'given more than once'))
  return parse(endpoint.query, context.req.query(), 'query')
}

/** The body as text, for the idempotency hash, and parsed by the contract. */
export async function readBody(endpoint: ServedEndpoint, context: Context): Promise<{ text: string; value: unknown }> {
  if (endpoint.body === undefined) return { text: '', value: undefined }
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new HttpError(415, 'The body must be application/json.')
  const most = endpoint.maxBody ?? (endpoint.access === 'open' ? OPEN_MAX_BODY : DEFAULT_MAX_BODY)
  const text = await readText(context.req.raw, most)
  return { text, value: parseBody(endpoint, endpoint.body, text) }
}

/** Parses a body by the contract; refuses everything else. */
export function parseBody(endpoint: ServedEndpoint, body: GenericSchema, text: string): unknown {
  const input = parseJson(text)
  if (Array.isArray(input)) throw malformed('The body of the request is not valid.', { body: 'not an object' })
  const value = parse(body, input, 'body')
  refuseUnknown(endpoint, input)
  // The contract names fields with unstorable text; this check covers values that it accepts as they are.
  if (text.includes('\\u') && !isStorableJson(value)) {
    throw malformed('The body holds characters that are not allowed.')
  }
  return value
}

/** The key of a write, under which it runs once. */
export function readIdempotencyKey(header: string | undefined): string {
  if (header === undefined) throw malformed('The request needs an Idempotency-Key header.')
  if (!/^[\w.:-]{8,128}$/.test(header)) throw malformed('The Idempotency-Key header is not valid.')
  return header
}

/** Refuses compressed bodies and charsets other than UTF-8, which could hide their real size or text. */
function refuseEncoded({ headers }: Request): void {
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding.trim().toLowerCase() !== 'identity') {
    throw new HttpError(415, 'The body must not be compressed.', { 'accept-encoding': 'identity' })
  }
  if (charsetsOf(headers.get('content-type') ?? '').some((charset) => charset !== 'utf-8')) {
    throw new HttpError(415, 'The body must be in UTF-8.')
  }
}

/**
 * Charsets of a content type, in lower case. Splits at separators: a regular expression over blanks would take
 * quadratic time.
 */
function charsetsOf(type: string): string[] {
  const parameters = type.toLowerCase().split(/[;,]/).slice(1)
  return parameters
    .map((parameter) => parameter.split('=').map((part) => part.trim()))
    .flatMap(([name, value = '']) => (name === 'charset' ? [value.replaceAll('"', '')] : []))
}

export async function readText(request: Request, limit: number): Promise<string> {
  refuseEncoded(request)
  const tooLarge = () => new HttpError(413, `The body is larger than ${Math.floor(limit / 1024)} KB.`)
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > limit) throw tooLarge()
  const bytes = declared === null ? await readUpTo(request, limit) : new Uint8Array(await request.arrayBuffer())
  if (bytes === null || bytes.byteLength > limit) throw tooLarge()
  try {
    return utf8.decode(bytes)
  } catch {
    throw malformed('The body is not valid UTF-8.')
  }
}

async function readUpTo(request: Request, limit: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(text: string): unknown {
  const value = parsed(text)
  const twice = duplicateKey(text)
  if (twice !== null) throw malformed('The body of the request is not valid.', { [twice]: 'given more than once' })
  return value
}

function parsed(text: string): unknown {
  try {
    // NUL bytes and invalid UTF-8 were refused before; only an escape can still contain them.
    return JSON.parse(text)
  } catch {
    throw malformed('The body is not valid JSON.')
  }
}

/** Names unknown fields instead of ignoring a sender's mistake [OPEN-118]. */
function refuseUnknown(endpoint: ServedEndpoint, input: unknown): void {
  const unknown = refusedFields(endpoint, input)
  if (unknown.length === 0) return
  const fields = named(
    unknown.map((path) => [path]),
    'unknown field',
  )
  throw malformed('The body of the request is not valid.', fields)
}

const named = (found: readonly (readonly [name: string, ...unknown[]])[], why: string) =>
  Object.fromEntries(found.map(([name]) => [name, why]))

/** A wrong type or shape is malformed (400); a body that only breaks a rule is invalid (422). */
function parse(schema: GenericSchema, value: unknown, where: 'path' | 'query' | 'body'): unknown {
  // Skips the character check of a text that is too long.
  const result = safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  const isInvalid = where === 'body' && result.issues.every((issue) => issue.kind === 'validation')
  const detail: Record<string, string> = {}
  for (const issue of result.issues.slice(0, MOST_PROBLEMS)) {
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? where
    detail[path] ??= isInvalid ? codeOf(issue.message) : issue.message
  }
  throw isInvalid ? invalid(detail) : malformed(`The ${where} of the request is not valid.`, detail)
}

/** Codes of the contract's own schemas. Other messages come from the library and are not for pages. */
const codes = new Set<string>(['required', 'tooLong', 'tooMany', 'unprintable'] satisfies FieldCode[])
const codeOf = (message: string): string => (codes.has(message) ? message : 'invalid')
