import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { callerSigner, CALLER_HEADER, readCallerSecrets } from '../caller/caller-token'
import type { Caller } from '../caller/caller-token'
import { certificateFault } from './certificate-fault'

interface TrustSettings {
  readonly OWN_CA?: string | undefined
  readonly OWN_CA_FOR?: string | undefined
}
interface CallerSettings extends TrustSettings {
  readonly CALLER_SECRETS?: string | undefined
}

/** How to connect to one of the operator's own services. */
export interface OwnService {
  /** The only trusted authorities, as PEM; defaults to Node's. */
  readonly ca?: string | undefined
  /** Creates a caller token. */
  readonly sign?: (() => string) | undefined
}

/** File of `OWN_CA` if `OWN_CA_FOR` names this setting. */
export function ownCaFile(values: TrustSettings, setting: string): string | undefined {
  const { OWN_CA, OWN_CA_FOR = '' } = values
  return OWN_CA && OWN_CA_FOR.split(' ').includes(setting) ? OWN_CA : undefined
}

/** Trusted authorities of this setting's service, as PEM; undefined for Node's own [OPEN-284]. */
export function ownCa(values: TrustSettings, setting: string): string | undefined {
  const file = ownCaFile(values, setting)
  return file === undefined ? undefined : readFileSync(file, 'utf8')
}

/** Connection to the backend. */
export function ownApi(caller: Caller, values: CallerSettings): OwnService {
  const [secret] = readCallerSecrets(values.CALLER_SECRETS) ?? []
  return { ca: ownCa(values, 'API_URL'), sign: secret === undefined ? undefined : callerSigner(caller, secret) }
}

export interface RequestOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
  readonly redirect?: 'error' | 'manual'
}

/**
 * Like `fetch`, for one of the operator's own services: with its authority and a caller token. It follows no redirects,
 * and its error says why a certificate is not trusted.
 */
export async function requestOwnService(
  url: string,
  { ca, sign }: OwnService,
  asked: RequestOptions,
): Promise<Response> {
  const headers = { ...asked.headers, ...(sign && { [CALLER_HEADER]: sign() }) }
  try {
    if (ca !== undefined && url.startsWith('https:')) return await requestWithCa(ca, url, { ...asked, headers })
    return await fetch(url, { redirect: 'error', ...asked, headers })
  } catch (error) {
    const untrusted = certificateFault(error)
    if (untrusted === null) throw error
    throw new Error(`${new URL(url).origin} is not spoken to: ${untrusted}`, { cause: error })
  }
}

/** `fetch` has no option for an authority. */
function requestWithCa(
  ca: string,
  url: string,
  { method = 'GET', headers, body, signal }: RequestOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, ca, signal }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString()
        resolve(new Response(text || null, { status: answer.statusCode ?? 502 }))
      })
    })
    sent.on('error', reject).end(body)
  })
}

/** The library's default number of parallel connections. */
const MOST = 50

/** Options of the S3 client: timeout of an attempt, and trusted authorities as PEM. */
export const storageCalls = (patienceMs: number, ca?: string) => ({
  connectionTimeout: 2000,
  requestTimeout: patienceMs,
  // Without this a timeout is only logged.
  throwOnRequestTimeout: true,
  ...(ca !== undefined && { httpsAgent: { keepAlive: true, maxSockets: MOST, ca } }),
})
