import type { Context } from 'hono'
import { safeParse } from 'valibot'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '@portal/api-client/contract'
import { HttpError, invalid, malformed } from './errors'
import { isStorable, isStorableJson } from './text'

const DEFAULT_MAX_BODY = 100 * 1024
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

export function readParams(endpoint: Endpoint, context: Context): unknown {
  return endpoint.params === undefined ? undefined : parse(endpoint.params, context.req.param(), 'path')
}

export function readQuery(endpoint: Endpoint, context: Context): unknown {
  return endpoint.query === undefined ? undefined : parse(endpoint.query, context.req.query(), 'query')
}

/** The body as text, for the idempotency hash, and as the contract's value. */
export async function readBody(
  endpoint: Endpoint,
  context: Context,
): Promise<{ text: string; value: unknown }> {
  if (endpoint.body === undefined) return { text: '', value: undefined }
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new HttpError(415, 'The body must be application/json.')
  const text = await readText(context.req.raw, endpoint.maxBody ?? DEFAULT_MAX_BODY)
  const value = parseJson(text)
  return { text, value: parse(endpoint.body, value, 'body') }
}

async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = () => new HttpError(413, `The body is larger than ${Math.floor(limit / 1024)} KB.`)
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > limit) throw tooLarge()
  const bytes =
    declared === null ? await readUpTo(request, limit) : new Uint8Array(await request.arrayBuffer())
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
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed('The body is not valid JSON.')
  }
  // Raw NUL bytes and broken UTF-8 are refused above; only an escape can still smuggle them in.
  if (text.includes('\\u') && !isStorableJson(value)) {
    throw malformed('The body holds characters that are not allowed.')
  }
  return value
}

/** A wrong type or shape is malformed (400); a body that only breaks a rule is invalid (422). */
function parse(schema: GenericSchema, value: unknown, where: 'path' | 'query' | 'body'): unknown {
  const result = safeParse(schema, value)
  if (result.success) return result.output
  const detail: Record<string, string> = {}
  for (const issue of result.issues) {
    const path = issue.path?.map(item => String(item.key)).join('.') ?? where
    detail[path] ??= issue.message
  }
  if (where === 'body' && result.issues.every(issue => issue.kind === 'validation')) throw invalid(detail)
  throw new HttpError(400, `The ${where} of the request is not valid.`, detail)
}
