import { Agent, request as byHttp, type IncomingMessage } from 'node:http'
import { Agent as TlsAgent, request as byTls } from 'node:https'
import type { ClientRequest, OutgoingHttpHeaders } from 'node:http'
import { IDLE_MS } from '../web-server/proxy/connections'

const agentOptions = { keepAlive: true, timeout: IDLE_MS }
const agents = { 'http:': new Agent(agentOptions), 'https:': new TlsAgent(agentOptions) }

interface Call {
  readonly method: string | undefined
  /** Path and query. */
  readonly path: string
  readonly headers: OutgoingHttpHeaders
  /** An upgrade gets a connection of its own. */
  readonly isUpgrade?: boolean
}

/** Starts a request to a server, with TLS for an https address. */
export function sendRequest(url: URL, { method, path, headers, isUpgrade }: Call): ClientRequest {
  const isTls = url.protocol === 'https:'
  const options = {
    // IPv6 addresses have brackets in URLs only.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port || (isTls ? 443 : 80),
    method,
    path,
    headers,
  }
  if (isTls) return byTls({ ...options, servername: url.hostname, ...(!isUpgrade && { agent: agents['https:'] }) })
  return byHttp({ ...options, ...(!isUpgrade && { agent: agents['http:'] }) })
}

/** Reads a body as text; null above `maxBytes`. */
export async function readText(body: IncomingMessage, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > maxBytes) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString()
}
