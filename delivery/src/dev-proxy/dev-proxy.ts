import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { messageOf } from '@portal/domain/unknown'
import { toLocalText, type Addresses } from './addresses'
import { headersForBrowser, headersForPortal } from './headers'
import { FEDERATION_MANIFEST, federationManifest } from '../web-server/page/federation-manifest'
import { joinUpgrade } from './join-upgrade'
import { fetchLocalEntry } from './local-entry'
import { answerOwnRoutes } from './own-routes'
import { devBase, rewritePage } from './rewrite-page'
import type { PageWatch } from './page-watch'
import { readTokenUser } from './token-user'
import type { DevSession } from './dev-session'
import { sendRequest, readText } from './send-request'

/** Limit of rewritten answers. Other answers are streamed. */
const MAX_BYTES = 32 * 1024 * 1024
const REWRITTEN_TYPES = /^(text\/html|application\/json)\b/
/** Address of a remote's federation manifest, for the browser extension of Module Federation. */
const FEDERATION_FILE = new RegExp(`^/remotes/(mf-[a-z-]{1,60})/${FEDERATION_MANIFEST}$`)
const LOCAL_FILE = /^\/dev\/(mf-[a-z-]{1,60})\//

export interface DevProxy {
  readonly url: string
  stop(): Promise<void>
}

export interface ProxyListeners {
  /** Records pages of journeys, which then have no banner. */
  readonly watch?: PageWatch
  /** Called once with the id of each member who signs in. */
  readonly onUser?: (user: string) => void
}

/**
 * Serves the deployed portal at an address of this machine, with local remotes in its pages [OPEN-244]. It listens on
 * the loopback address only and refuses other host names.
 */
export async function startDevProxy(
  addresses: Addresses,
  session: DevSession,
  listeners: ProxyListeners = {},
): Promise<DevProxy> {
  const proxy = new Proxy(addresses, session, listeners)
  const server = createServer((incoming, outgoing) => proxy.answer(incoming, outgoing))
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, first: Buffer) =>
    proxy.upgrade(incoming, socket, first),
  )
  await listen(server, Number(addresses.local.port))
  return {
    url: addresses.local.origin,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => void server.once('error', reject).listen(port, '127.0.0.1', () => resolve()))

class Proxy {
  readonly #addresses: Addresses
  readonly #session: DevSession
  readonly #watch: PageWatch | undefined
  readonly #onUser: ProxyListeners['onUser']
  readonly #users = new Set<string>()

  constructor(addresses: Addresses, session: DevSession, { watch, onUser }: ProxyListeners) {
    this.#addresses = addresses
    this.#session = session
    this.#watch = watch
    this.#onUser = onUser
  }

  answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (!this.#isOwnHost(incoming))
      return refuse(outgoing, 421, `This proxy only answers at ${this.#addresses.local.origin}.`)
    if (answerOwnRoutes(incoming, outgoing, this.#addresses, this.#session)) return
    const port = this.#localPort(incoming)
    const name = FEDERATION_FILE.exec(incoming.url ?? '')?.[1] ?? ''
    if (this.#session.listServed().has(name)) void this.#showFederation(name, outgoing)
    else if (port === null) this.#fromPortal(incoming, outgoing)
    else this.#fromLocal(incoming, outgoing, port)
  }

  upgrade(incoming: IncomingMessage, socket: Duplex, first: Buffer): void {
    const { local, portal } = this.#addresses
    const origin = incoming.headers.origin
    if (!this.#isOwnHost(incoming) || (origin !== undefined && origin !== local.origin)) return void socket.destroy()
    const port = this.#localPort(incoming)
    const to = port === null ? portal : localUrl(port)
    const headers = port === null ? headersForPortal(incoming.headers, this.#addresses) : { ...incoming.headers }
    joinUpgrade({ incoming, socket, first }, to, headers)
  }

  /** Refuses foreign host names that resolve to this machine: with such a name any site could use the session. */
  #isOwnHost({ headers }: IncomingMessage): boolean {
    const { port } = this.#addresses.local
    return headers.host === `localhost:${port}` || headers.host === `127.0.0.1:${port}`
  }

  #localPort({ url = '' }: IncomingMessage): number | null {
    const name = LOCAL_FILE.exec(url)?.[1]
    if (name !== undefined) this.#watch?.recordRequest(name)
    return name === undefined ? null : this.#session.portOf(name)
  }

  /** Answers with the manifest of a local remote, which the portal may not have. */
  async #showFederation(name: string, outgoing: ServerResponse): Promise<void> {
    const entry = await fetchLocalEntry(name, this.#session.portOf(name) ?? 0)
    if (entry === null) return refuse(outgoing, 404, 'This remote is not built.')
    const body = JSON.stringify(federationManifest({ ...entry, base: devBase(name) }, this.#addresses.local.origin))
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(body)
  }

  #fromLocal(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
    const { method, url: path = '/', headers } = incoming
    const request = sendRequest(localUrl(port), { method, path, headers })
    request.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    request.once('error', () => refuse(outgoing, 503, "The remote's development server has ended."))
    incoming.pipe(request)
  }

  #fromPortal(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url: path = '/' } = incoming
    this.#tellUser(readTokenUser(incoming.headers))
    const headers = headersForPortal(incoming.headers, this.#addresses)
    // Rewritten answers must not be compressed. Files, whose names have an extension, may be.
    if (!/\.\w{1,8}(\?|$)/.test(path)) headers['accept-encoding'] = 'identity'
    const request = sendRequest(this.#addresses.portal, {
      method,
      path,
      headers: { ...headers, ...withoutCache(incoming) },
    })
    request.once('response', (answer) => void this.#passOn(answer, outgoing))
    request.once('error', (error) =>
      refuse(outgoing, 502, `${this.#addresses.portal.origin} does not answer: ${messageOf(error)}.`),
    )
    outgoing.once('close', () => request.destroy())
    incoming.pipe(request)
  }

  #tellUser(user: string | null): void {
    if (user === null || this.#users.has(user)) return
    this.#users.add(user)
    this.#onUser?.(user)
  }

  async #passOn(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const headers = headersForBrowser(answer.headers, this.#addresses)
    const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers
    const status = answer.statusCode ?? 502
    if (!REWRITTEN_TYPES.test(type) || encoding !== undefined || status === 304) {
      outgoing.writeHead(status, headers)
      return void answer.pipe(outgoing)
    }
    try {
      const text = await readText(answer, MAX_BYTES)
      if (text === null)
        return refuse(outgoing, 502, `${this.#addresses.portal.origin} answers with more than ${MAX_BYTES} bytes.`)
      const isPage = type.startsWith('text/html')
      const body = Buffer.from(isPage ? await this.#page(text) : toLocalText(text, this.#addresses))
      delete headers.etag
      if (isPage) Object.assign(headers, { 'cache-control': 'no-store', link: undefined })
      outgoing.writeHead(status, { ...withoutUndefined(headers), 'content-length': body.length })
      outgoing.end(body)
    } catch (error) {
      refuse(outgoing, 502, `The page could not be read: ${messageOf(error)}.`)
    }
  }

  async #page(html: string): Promise<string> {
    const builds = await Promise.all(
      [...this.#session.listServed()].map(async ([name, port]) => ({ name, entry: await fetchLocalEntry(name, port) })),
    )
    this.#watch?.checkBuilds(builds)
    const entries = builds.flatMap(({ entry }) => entry ?? [])
    const page = rewritePage(html, entries, this.#addresses, { hasBanner: this.#watch === undefined })
    if (page) this.#watch?.countPage(page)
    return page?.html ?? html
  }
}

const localUrl = (port: number) => new URL(`http://127.0.0.1:${port}`)

const withoutUndefined = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))

/** Prevents a 304 for pages, since the local remotes in them may have changed. */
const withoutCache = ({ headers }: IncomingMessage) =>
  headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html') ? { 'if-none-match': '""' } : {}

function refuse(outgoing: ServerResponse, status: number, message: string): void {
  if (outgoing.headersSent) return void outgoing.destroy()
  outgoing.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  outgoing.end(JSON.stringify({ message }))
}
