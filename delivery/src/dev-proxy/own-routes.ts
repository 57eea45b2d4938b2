import type { IncomingMessage, ServerResponse } from 'node:http'
import { countParts } from '@portal/api-client/contract/part-metrics'
import * as v from 'valibot'
import type { Addresses } from './addresses'
import { BANNER } from './banner.data'
import { OWN_PATH, overrideScript } from './rewrite-page'
import type { Sitting } from './sitting'
import { textOf } from './to-portal'

const MOST_BYTES = 10_000
const ReleasedSchema = v.object({ released: v.boolean() })
const CrashedSchema = v.object({ name: v.string() })

const plain = (outgoing: ServerResponse, status: number, text: string, type = 'text/plain') =>
  void outgoing.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(text)

/** What pages count of their loads, owners' pages too. */
const FIGURES = new RegExp(`^/api/${countParts.path}(/|$)`)

/**
 * What banner and page ask this proxy itself; false where it is for the portal. Figures end here: the portal's guard
 * judges canaries by what its own pages count.
 */
export function answerOwn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  addresses: Addresses,
  sitting: Sitting,
): boolean {
  const { url = '', method, headers } = incoming
  if (method === 'POST' && FIGURES.test(url)) {
    incoming.resume()
    outgoing.writeHead(204).end()
    return true
  }
  if (!url.startsWith(`${OWN_PATH}/`)) return false
  const what = `${method} ${url.slice(OWN_PATH.length + 1)}`
  if (what === 'GET banner.js') plain(outgoing, 200, BANNER, 'text/javascript')
  else if (what === 'GET override.js') plain(outgoing, 200, overrides(addresses, sitting), 'text/javascript')
  else if (what === 'GET events') tellEvents(outgoing, addresses, sitting)
  else if (method !== 'POST') plain(outgoing, 404, 'There is nothing here.\n')
  else if (headers.origin !== addresses.local.origin)
    plain(outgoing, 403, 'Only pages of this sitting may ask for it.\n')
  else void take(what, incoming, outgoing, sitting)
  return true
}

const overrides = ({ local }: Addresses, sitting: Sitting) => overrideScript([...sitting.served().keys()], local)

function tellEvents(outgoing: ServerResponse, { portal }: Addresses, sitting: Sitting): void {
  outgoing.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  const tell = () => {
    const state = { portal: portal.origin, remotes: sitting.remotes(), declarations: sitting.declarations }
    outgoing.write(`data: ${JSON.stringify(state)}\n\n`)
  }
  outgoing.once('close', sitting.listen(tell))
  tell()
}

async function take(what: string, incoming: IncomingMessage, outgoing: ServerResponse, sitting: Sitting) {
  const json = parsed((await textOf(incoming, MOST_BYTES)) ?? '')
  if (what === 'POST released' && v.is(ReleasedSchema, json)) sitting.useReleased(json.released)
  else if (what === 'POST crashed' && v.is(CrashedSchema, json)) sitting.crashed(json.name)
  else return plain(outgoing, 400, 'This proxy does not know what is meant.\n')
  plain(outgoing, 200, '')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
