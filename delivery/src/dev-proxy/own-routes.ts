import type { IncomingMessage, ServerResponse } from 'node:http'
import { countParts } from '@portal/api-client/contract/part-metrics'
import * as v from 'valibot'
import type { Addresses } from './addresses'
import { BANNER } from './banner.data'
import { OWN_PATH, overrideScript } from './rewrite-page'
import type { DevSession } from './dev-session'
import { readText } from './send-request'

const MAX_BYTES = 10_000
const ReleasedSchema = v.object({ released: v.boolean() })
const CrashedSchema = v.object({ name: v.string() })

const answerText = (outgoing: ServerResponse, status: number, text: string, type = 'text/plain') =>
  void outgoing.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(text)

/** Address to which pages, also owners' pages, send their load counts. */
const LOAD_COUNTS = new RegExp(`^/api/${countParts.path}(/|$)`)

/**
 * Answers requests for the proxy itself; returns false for the portal's. Load counts end here, because the portal's
 * guard judges canaries by the counts of real pages only.
 */
export function answerOwnRoutes(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  addresses: Addresses,
  session: DevSession,
): boolean {
  const { url = '', method, headers } = incoming
  if (method === 'POST' && LOAD_COUNTS.test(url)) {
    incoming.resume()
    outgoing.writeHead(204).end()
    return true
  }
  if (!url.startsWith(`${OWN_PATH}/`)) return false
  const what = `${method} ${url.slice(OWN_PATH.length + 1)}`
  if (what === 'GET banner.js') answerText(outgoing, 200, BANNER, 'text/javascript')
  else if (what === 'GET override.js') answerText(outgoing, 200, createOverrides(addresses, session), 'text/javascript')
  else if (what === 'GET events') sendEvents(outgoing, addresses, session)
  else if (method !== 'POST') answerText(outgoing, 404, 'This address does not exist.\n')
  else if (headers.origin !== addresses.local.origin)
    answerText(outgoing, 403, 'Only pages of this proxy may send this.\n')
  else void handlePost(what, incoming, outgoing, session)
  return true
}

const createOverrides = ({ local }: Addresses, session: DevSession) =>
  overrideScript([...session.listServed().keys()], local)

function sendEvents(outgoing: ServerResponse, { portal }: Addresses, session: DevSession): void {
  outgoing.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  const send = () => {
    const state = { portal: portal.origin, remotes: session.listRemotes(), declarations: session.declarations }
    outgoing.write(`data: ${JSON.stringify(state)}\n\n`)
  }
  outgoing.once('close', session.listen(send))
  send()
}

async function handlePost(what: string, incoming: IncomingMessage, outgoing: ServerResponse, session: DevSession) {
  const json = parseJson((await readText(incoming, MAX_BYTES)) ?? '')
  if (what === 'POST released' && v.is(ReleasedSchema, json)) session.useReleased(json.released)
  else if (what === 'POST crashed' && v.is(CrashedSchema, json)) session.recordCrash(json.name)
  else return answerText(outgoing, 400, 'The body is not valid.\n')
  answerText(outgoing, 200, '')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
