import ky from 'ky'
import type { Options } from 'ky'
import { safeParse } from 'valibot'
import type { Access, Endpoint, InputOf, ResponseOf } from './contract/endpoint'
import { BrokenAnswer, readFault, toApiError } from './errors'
import type { ApiError } from './errors'
import { apiUrl } from './url'
import type { AddressInput } from './url'

export interface ApiClientOptions {
  /** Base URL of the API, for example `/api/`. */
  readonly baseUrl: string
  /** Token for endpoints of this access; may refresh it first. */
  readonly token: (access: Access) => string | null | Promise<string | null>
  /** A hint only: the server takes practice and brand from the token [OPEN-10]. */
  readonly brand: () => string
  /** `sent` is the refused token: null if the request had none, undefined if no request was sent. */
  readonly onUnauthorized: (error: ApiError, sent: string | null | undefined) => void
  readonly onForbidden: (error: ApiError) => void
  readonly report: (error: ApiError, context: { readonly endpoint: string }) => void
  readonly fetch?: typeof globalThis.fetch
  /** A request that the page's start script has already sent; returned once per URL. */
  readonly early?: (url: string) => Promise<Response> | undefined
  /** The response of an early request, if it has arrived. */
  readonly arrived?: (url: string) => unknown
}

/** Undefined for updates without an id, which are not sent [API-26]. */
export type AnswerTo<E extends Endpoint> = E extends { readonly nothingWithoutId: true }
  ? ResponseOf<E> | undefined
  : ResponseOf<E>

/** The input can be omitted if all its parts can. */
type OptionalInput<E extends Endpoint> =
  Record<never, never> extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]

export interface ApiClient {
  /** Calls an endpoint; rejects with an `ApiError` only. */
  call<E extends Endpoint>(endpoint: E, ...input: OptionalInput<E>): Promise<AnswerTo<E>>
  /** Response of a read that arrived before the first rendering. The next call returns the same response. */
  peek<E extends Endpoint>(endpoint: E, input: InputOf<E>): AnswerTo<E> | undefined
}

type CallInput = AddressInput & {
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly version?: number
}

const TIMEOUT_MS = 15_000
/** Only reads are retried, once, and only if the server did not handle the request. */
const RETRY: NonNullable<Options['retry']> = {
  limit: 1,
  methods: ['get'],
  statusCodes: [502, 503, 504],
  afterStatusCodes: [],
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const peeked = new Map<string, unknown>()

  function peek<E extends Endpoint>(endpoint: E, input: InputOf<E>): AnswerTo<E> | undefined
  function peek(endpoint: Endpoint, input: CallInput): unknown {
    const url = endpoint.method === 'GET' ? apiUrl(options.baseUrl, endpoint, input) : null
    const body = url === null ? undefined : options.arrived?.(url)
    if (url === null || body === undefined) return undefined
    const answer = safeParse(endpoint.response, body)
    if (answer.success) peeked.set(url, answer.output)
    return peeked.get(url)
  }

  /**
   * Response that was peeked at, for the next call. Undefined once the early response was discarded, for example after
   * sign-out.
   */
  function takePeeked(url: string): { answer: unknown } | undefined {
    const answer = options.arrived?.(url) === undefined ? undefined : peeked.get(url)
    if (!peeked.delete(url) || answer === undefined) return undefined
    options
      .early?.(url)
      ?.then((response) => response.body?.cancel())
      .catch(() => undefined)
    return { answer }
  }

  function call<E extends Endpoint>(endpoint: E, ...input: OptionalInput<E>): Promise<AnswerTo<E>>
  async function call(endpoint: Endpoint, input: CallInput = {}): Promise<unknown> {
    const url = apiUrl(options.baseUrl, endpoint, input)
    if (url === null && endpoint.nothingWithoutId) return undefined
    let sent: string | null | undefined
    try {
      if (url === null) throw new BrokenAnswer(0, `${endpoint.path} needs an id`)
      const isRead = endpoint.method === 'GET'
      const known = isRead && takePeeked(url)
      if (known) return known.answer
      const early = isRead ? options.early?.(url) : undefined
      sent = await options.token(endpoint.access)
      const response = await ky(url, requestOptions(options, endpoint, input, { sent, early }))
      return await readAnswer(endpoint, response)
    } catch (fault) {
      const error = toApiError(await readFault(fault))
      announce(options, endpoint, error, sent)
      throw error
    }
  }
  return { call, peek }
}

/** The token of a call and its early response. */
interface CallContext {
  readonly sent: string | null
  readonly early: Promise<Response> | undefined
}

function requestOptions(options: ApiClientOptions, endpoint: Endpoint, input: CallInput, along: CallContext): Options {
  let { early } = along
  const send = options.fetch ?? globalThis.fetch.bind(globalThis)
  return {
    method: endpoint.method,
    headers: headersOf(endpoint, input, along.sent, options.brand()),
    ...(input.body === undefined ? {} : { json: input.body }),
    retry: RETRY,
    timeout: TIMEOUT_MS,
    fetch: (request, init) => {
      const started = early
      early = undefined
      return started ?? send(request, init)
    },
  }
}

function headersOf(endpoint: Endpoint, input: CallInput, bearer: string | null, brand: string): Record<string, string> {
  return {
    Accept: endpoint.accept ?? 'application/json',
    Brand: brand,
    ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
    ...(input.idempotencyKey ? { 'Idempotency-Key': input.idempotencyKey } : {}),
    ...(input.version === undefined ? {} : { 'If-Match': `"${input.version}"` }),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  // A connection that breaks during the body is a network error, not an invalid response.
  const body = jsonOf(await response.text())
  const answer = safeParse(endpoint.response, body)
  if (answer.success) return answer.output
  throw new BrokenAnswer(response.status, `${endpoint.name}: ${answer.issues[0].message}`)
}

/** Handles 401 and 403, reports server errors, and never reports refused input [API-04..07]. */
function announce(
  options: ApiClientOptions,
  { name, keepsSession }: Endpoint,
  error: ApiError,
  sent: string | null | undefined,
): void {
  if (error.kind === 'unauthorized' && !keepsSession) options.onUnauthorized(error, sent)
  if (error.kind === 'forbidden' && !keepsSession) options.onForbidden(error)
  if (error.kind === 'server' || error.kind === 'unexpectedAnswer') options.report(error, { endpoint: name })
}
