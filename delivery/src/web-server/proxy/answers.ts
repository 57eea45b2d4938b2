import { certificateFault } from '@portal/server'
import type { ServerResponse } from 'node:http'
import type { Target } from './target'

const RETRY_STATUSES = new Set([429, 503])

/** Forwarded methods. TRACE would echo the request; no service here uses any other method. */
export const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Answers a request in place of the upstream. Breaks off an answer that has begun. */
export function answer(outgoing: ServerResponse, status: number, message: string): void {
  if (outgoing.headersSent) return void outgoing.destroy()
  const body = JSON.stringify({ message })
  outgoing.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: [...METHODS].join(', ') }),
    ...(RETRY_STATUSES.has(status) && { 'Retry-After': '2' }),
    // The unread rest of the body would be parsed as the next request.
    ...(status === 413 && { Connection: 'close' }),
  })
  outgoing.end(body)
}

const NAMES: Readonly<Record<Target['name'], string>> = {
  api: 'The booking service',
  cloud: 'The local cloud',
  dev: "The remote's development server",
}

/** A sentence on what a failure means for the visitor's data: without a connection nothing was saved. */
export function explainFailure(target: Target, error: NodeJS.ErrnoException): string {
  const service = NAMES[target.name]
  return error.code === 'ECONNREFUSED' || certificateFault(error) !== null
    ? `${service} is not running at the moment. Nothing was saved. Try again shortly.`
    : `${service} stopped answering. What was sent may not have been saved. Try again shortly.`
}

export const TOO_MANY = 'Too many requests from this network at once. Nothing was saved. Try again shortly.'
export const tooLarge = (maxBytes: number) =>
  `More than ${Math.floor(maxBytes / 1024 / 1024)} MB were sent. Nothing was saved.`
