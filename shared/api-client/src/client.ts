import ky from 'ky'
import type { Options } from 'ky'
import { safeParse } from 'valibot'
import type { Access, Endpoint, InputOf, ResponseOf } from './contract/endpoint'
import { BrokenAnswer, readFault, toApiError } from './errors'
import type { ApiError } from './errors'
import { apiUrl } from './url'
import type { AddressInput } from './url'

export interface ApiClientOptions {
  /** Where the API lives, e.g. `/api/`. */
  readonly baseUrl: string
  /** The token to send to an endpoint of this access; may be renewed first. */
  readonly token: (access: Access) => string | null | Promise<string | null>
  /** A hint: the server takes practice and brand from the token [OPEN-10]. */
  readonly brand: () => string
  /** With the token that was refused: null where none was sent, undefined where nothing was. */
  readonly onUnauthorized: (error: ApiError, sent: string | null | undefined) => void
  readonly onForbidden: (error: ApiError) => void
  readonly report: (error: ApiError, context: { readonly endpoint: string }) => void
  readonly fetch?: typeof globalThis.fetch
  /** A request that the page's start script sent; given once per address. */
  readonly early?: (url: string) => Promise<Response> | undefined
  /** What such a request has brought by now; undefined for nothing. */
  readonly arrived?: (url: string) => unknown
}

/** Updates answer undefined when they had no id to send to [API-26]. */
export type AnswerTo<E extends Endpoint> = E extends { readonly nothingWithoutId: true }
  ? ResponseOf<E> | undefined
  : ResponseOf<E>

/** An input whose every part may be left out may be left out itself. */
type OptionalInput<E extends Endpoint> =
  Record<never, never> extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]

export interface ApiClient {
  /** Makes a call of the contract; rejects with an `ApiError` only. */
  call<E extends Endpoint>(endpoint: E, ...input: OptionalInput<E>): Promise<AnswerTo<E>>
  /** The answer of a read that came before the page was drawn, for its first drawing; the next call gives the same. */
  peek<E extends Endpoint>(endpoint: E, input: InputOf<E>): AnswerTo<E> | undefined
}

type CallInput = AddressInput & {
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly version?: number
}

const TIMEOUT_MS = 15_000
/** Only reads are tried again, once, and only when the server did not get to answer. */
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

  /** What was peeked at is the answer of the next call, unless it is no longer ours to see. */
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

/** What goes along with a call: its token, and the answer that was asked for early. */
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
  // A connection that breaks while the body comes is a fault of the network, not of the answer.
  const body = jsonOf(await response.text())
  const answer = safeParse(endpoint.response, body)
  if (answer.success) return answer.output
  throw new BrokenAnswer(response.status, `${endpoint.name}: ${answer.issues[0].message}`)
}

/** 401 and 403 leave for the sign-in page, server faults are reported, refused input never [API-04..07]. */
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
