import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { FILES_PATH } from '@portal/federation/host'
import { passOn, passSocketOn } from '../line/pass-on'
import type { Fault, FileKind, Served } from './faults'

/** A failure as the error service has heard it. */
export interface Report {
  readonly remote: string
  readonly version: string
  readonly message: string
}

export interface BrokenLine {
  readonly origin: string
  /** What pages have reported over this line. */
  readonly reports: readonly Report[]
  /** When a file with the fault was asked for first, in ms since 1970; 0 as long as none was. */
  readonly brokenSince: () => number
  /** From now on this remote's files are as well as they ever were; requests that hang are answered by nobody still. */
  mend(options?: { readonly leaveHanging: boolean }): void
  close(): void
}

/** A line to the portal over which one remote has a fault. */
export async function openBrokenLine(portal: string, remote: string, fault: Fault): Promise<BrokenLine> {
  const port = Number(new URL(portal).port)
  const reports: Report[] = []
  const hanging = new Set<ServerResponse>()
  let isMended = false
  let since = 0
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', portal)
    const kind = kindOf(pathname, remote)
    if (incoming.method === 'POST' && pathname.includes('/errors/')) void listen(incoming, reports)
    const isHit = kind && fault.hits.includes(kind) && pathname.includes(fault.file ?? '')
    if (isHit && (!isMended || fault.planted)) {
      since ||= Date.now()
      hanging.add(answer.once('close', () => hanging.delete(answer)))
      void hit(incoming, answer, portal, (served) => {
        if (fault.answer) fault.answer(answer, served, () => answer.writeHead(200, served.headers).end(served.body))
        else send(answer, served, published(fault, remote, served.body))
      })
    } else if (fault.publish && (incoming.headers.accept?.includes('text/html') || pathname === FILES_PATH)) {
      void listBoth(incoming, answer, portal, remote, fault)
    } else passOn(incoming, answer, port)
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) =>
    passSocketOn(incoming, socket, head, port),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  return {
    origin: `http://localhost:${address.port}`,
    reports,
    brokenSince: () => since,
    mend: (options) => {
      isMended = true
      if (options?.leaveHanging) return
      for (const answer of hanging) answer.destroy()
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function kindOf(pathname: string, remote: string): FileKind | null {
  if (!pathname.startsWith(`/remotes/${remote}/`)) return null
  if (pathname.endsWith('.css')) return 'style'
  return /\/(remoteEntry|standalone\/standalone)\./.test(pathname) ? 'entry' : 'chunk'
}

/** The file as it is, uncompressed, so that half of it is half of it. */
async function fetchServed(path: string, portal: string, { host }: IncomingMessage['headers']): Promise<Served> {
  const asked = request(new URL(path, portal), { headers: { host, 'accept-encoding': 'identity' } }).end()
  const [answer] = await once(asked, 'response')
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  const { etag: _, 'transfer-encoding': __, ...headers } = answer.headers
  return { status: answer.statusCode, headers, body: Buffer.concat(parts) }
}

async function hit(
  { url = '/', headers }: IncomingMessage,
  answer: ServerResponse,
  portal: string,
  then: (served: Served) => void | Promise<void>,
): Promise<void> {
  try {
    await then(await fetchServed(url, portal, headers))
  } catch {
    answer.destroy()
  }
}

const published = ({ publish }: Fault, remote: string, code: Buffer) =>
  Buffer.from(publish?.(remote, code.toString()) ?? code)

function send(answer: ServerResponse, { status, headers }: Served, body: Buffer): void {
  answer.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(body)
}

/** The page, or what it is told later: the hash of the faulty version stands beside that of the good one. */
function listBoth(incoming: IncomingMessage, answer: ServerResponse, portal: string, remote: string, fault: Fault) {
  return hit(incoming, answer, portal, async (page) => {
    let html = page.body.toString()
    const begins = `"base":"/remotes/${remote}/"|"${remote} [^"]*":`
    const [, entry = ''] = new RegExp(`(?:${begins}).*?"integrity":\\{(.*?)\\}`).exec(html) ?? []
    for (const [, file = '', hash = ''] of entry.matchAll(/"([^"]+)":"([^"]+)"/g)) {
      const path = `/remotes/${remote}/${file}`
      if (!fault.hits.includes(kindOf(path, remote) ?? 'style')) continue
      const { body } = await fetchServed(path, portal, incoming.headers)
      const [algorithm = ''] = hash.split('-')
      const other = createHash(algorithm)
        .update(published(fault, remote, body))
        .digest('base64')
      html = html.replaceAll(`"${hash}"`, `"${hash} ${algorithm}-${other}"`)
    }
    send(answer, page, Buffer.from(html))
  })
}

/** Keeps what a page tells the error service. */
async function listen(incoming: IncomingMessage, reports: Report[]): Promise<void> {
  const parts: Buffer[] = []
  incoming.on('data', (part: Buffer) => parts.push(part))
  await once(incoming, 'end')
  for (const line of Buffer.concat(parts).toString().split('\n').filter(Boolean)) {
    const { tags, exception } = JSON.parse(line)
    if (tags) reports.push({ ...versionOf(tags), message: exception?.values?.at(-1)?.value ?? '' })
  }
}

const versionOf = ({ remote = '', remote_version: version = '' }: Record<string, string>) => ({ remote, version })
