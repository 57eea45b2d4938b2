import * as v from 'valibot'
import { parseDocument } from '../documents/documents'
import { Refusal } from '../documents/refusal'
import { messageOf } from '@portal/domain/unknown'

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** The read fields of an OpenAPI document. */
const DocumentSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  'x-rules': v.optional(v.record(v.string(), v.string())),
})

const TIMEOUT_MS = 5_000

/** The calls and rules of an API, from its OpenAPI document. */
export interface ApiDescription {
  /** Calls such as `GET portal/booking/{id}`. */
  readonly calls: readonly string[]
  /** Digests of its rules and schemas by module; undefined: the document does not list them. */
  readonly rules: Readonly<Record<string, string>> | undefined
}

/** The calls of an OpenAPI document, such as `GET portal/booking/{id}`. Throws for any other document. */
export function listCalls(document: unknown): string[] {
  const { paths } = parseDocument(DocumentSchema, document)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => METHODS.has(method))
      .map((method) => `${method.toUpperCase()} ${path.replace(/^\//, '')}`),
  )
}

/** Reads an API's description; in production that needs the operator's token. Throws a refusal if it fails. */
export async function readApiDescription(address: string, token: string): Promise<ApiDescription> {
  try {
    return await fetchApiDescription(address, token)
  } catch (error) {
    throw new Refusal('The API does not describe its calls.', {
      expected: `An OpenAPI document at ${documentUrl(address)}.`,
      found: `${messageOf(error)}.`,
      todo: 'Give the address of the portal or of its API. In production set OPERATOR_TOKEN too. Without --api calls are not compared.',
    })
  }
}

/** `api`: the address that the user named. `portal`: the portal whose API is read without it. */
export interface ApiAddresses {
  readonly api?: string | undefined
  readonly portal?: string | undefined
}

/**
 * Reads the description of the named API, which must answer, or of the portal's API. If the portal's API refuses, a note
 * says that calls were not compared [OPEN-299].
 */
export async function findApiDescription(
  { api, portal }: ApiAddresses,
  token: string,
): Promise<{ description?: ApiDescription; notes: string[] }> {
  if (api !== undefined) return { description: await readApiDescription(api, token), notes: [] }
  if (portal === undefined) return { notes: [] }
  try {
    return { description: await fetchApiDescription(portal, token), notes: [] }
  } catch {
    return {
      notes: [
        `Calls were not compared: the API of ${portal} does not describe them${token ? '' : ' without OPERATOR_TOKEN'}.`,
      ],
    }
  }
}

const documentUrl = (address: string) => `${address.replace(/\/+$/, '')}/api/openapi.json`

async function fetchApiDescription(address: string, token: string): Promise<ApiDescription> {
  const headers = token ? { Authorization: `Bearer ${token}` } : {}
  const options = { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) } as const
  const answer = await fetch(documentUrl(address), options)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const document: unknown = await answer.json()
  return { calls: listCalls(document), rules: parseDocument(DocumentSchema, document)['x-rules'] }
}
