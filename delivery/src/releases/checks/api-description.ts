import * as v from 'valibot'
import { parseDocument } from '../documents/documents'
import { Refusal } from '../documents/refusal'
import { messageOf } from '@portal/domain/unknown'

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** What is read of an OpenAPI document. */
const DocumentSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  'x-rules': v.optional(v.record(v.string(), v.string())),
})

/** An API says what it serves within this time. */
const TIMEOUT_MS = 5_000

/** What an API says of itself. */
export interface ApiDescription {
  /** Its calls, such as `GET portal/booking/{id}`. */
  readonly calls: readonly string[]
  /** The digests of the rules and schemas that it answers by; undefined: it does not tell them. */
  readonly rules: Readonly<Record<string, string>> | undefined
}

/** The calls that an API serves by its OpenAPI document, such as `GET portal/booking/{id}`. Throws when it is none. */
export function listCalls(document: unknown): string[] {
  const { paths } = parseDocument(DocumentSchema, document)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => METHODS.has(method))
      .map((method) => `${method.toUpperCase()} ${path.replace(/^\//, '')}`),
  )
}

/** What the API at this address says of itself; in production it tells the operator. Refuses one that does not say so. */
export async function readApiDescription(address: string, token: string): Promise<ApiDescription> {
  try {
    return await fetchApiDescription(address, token)
  } catch (error) {
    throw new Refusal('The API does not say what it serves.', {
      expected: `An OpenAPI document at ${documentUrl(address)}.`,
      found: `${messageOf(error)}.`,
      todo: 'Give the address of the portal or of its API, with its OPERATOR_TOKEN in the environment where it is in production, or leave out --api: calls are not compared then.',
    })
  }
}

/** Whose API is asked: that of an address that was given, or without being told to the portal's own. */
export interface ApiAddresses {
  readonly api?: string | undefined
  readonly portal?: string | undefined
}

/**
 * What is compared: the API that is named, which has to answer, or else that of the portal. Where that keeps it to its
 * operator, a line says that the calls were not compared [OPEN-299].
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
        `Calls were not compared: the API of ${portal} does not tell them${token ? '' : ' without OPERATOR_TOKEN'}.`,
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
