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

/** How a service of the operator's own is spoken to. */
export interface OwnService {
  /** Whose certificates alone are trusted, as PEM; without it those that Node trusts. */
  readonly ca?: string | undefined
  /** Shows who calls. */
  readonly sign?: (() => string) | undefined
}

/** The file of `OWN_CA`, where the service of this setting is among those that `OWN_CA_FOR` names. */
export function ownCaFile(values: TrustSettings, setting: string): string | undefined {
  const { OWN_CA, OWN_CA_FOR = '' } = values
  return OWN_CA && OWN_CA_FOR.split(' ').includes(setting) ? OWN_CA : undefined
}

/** Whose certificates alone are trusted of it, as PEM; undefined: those that Node trusts [OPEN-284]. */
export function ownCa(values: TrustSettings, setting: string): string | undefined {
  const file = ownCaFile(values, setting)
  return file === undefined ? undefined : readFileSync(file, 'utf8')
}

/** The backend, as the settings of a program say. */
export function ownApi(caller: Caller, values: CallerSettings): OwnService {
  const [secret] = readCallerSecrets(values.CALLER_SECRETS) ?? []
  return { ca: ownCa(values, 'API_URL'), sign: secret === undefined ? undefined : callerSigner(caller, secret) }
}

export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
  readonly redirect?: 'error' | 'manual'
}

/**
 * As `fetch`, of a service of the operator's own: by its authority, and showing who asks. It follows nothing, and says
 * of a service that is not trusted why.
 */
export async function askOwn(url: string, { ca, sign }: OwnService, asked: Asked): Promise<Response> {
  const headers = { ...asked.headers, ...(sign && { [CALLER_HEADER]: sign() }) }
  try {
    if (ca !== undefined && url.startsWith('https:')) return await askBy(ca, url, { ...asked, headers })
    return await fetch(url, { redirect: 'error', ...asked, headers })
  } catch (error) {
    const untrusted = certificateFault(error)
    if (untrusted === null) throw error
    throw new Error(`${new URL(url).origin} is not spoken to: ${untrusted}`, { cause: error })
  }
}

/** `fetch` takes no authority. */
function askBy(ca: string, url: string, { method = 'GET', headers, body, signal }: Asked): Promise<Response> {
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
