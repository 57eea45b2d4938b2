import type { IncomingMessage } from 'node:http'
import { PassThrough, Transform } from 'node:stream'
import type { Readable } from 'node:stream'

/** A body up to this size is read completely before the upstream is called; a booking has about 20 KB. */
export const BUFFER_BYTES = 256 * 1024

export interface BodyEvents {
  /** Calls the upstream: the body is complete, or so large that it is streamed from here on. */
  ready(body: Readable, isWhole: boolean): void
  tooLarge(): void
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Reads a request's body before it uses a connection to an upstream, so that a slow sender blocks only itself, until
 * the server's `requestTimeout`.
 */
export function readBody(incoming: IncomingMessage, maxBytes: number, events: BodyEvents): void {
  const buffer = new PassThrough({ highWaterMark: BUFFER_BYTES })
  if (!hasBody(incoming)) return events.ready(incoming.pipe(buffer), true)
  let bytes = 0
  let isReady = false
  const ready = (isWhole: boolean) => {
    if (isReady) return
    isReady = true
    events.ready(buffer, isWhole)
  }
  const refuse = () => {
    isReady = true
    incoming.unpipe()
    events.tooLarge()
  }
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) return refuse()
      if (bytes >= BUFFER_BYTES) ready(false)
      done(null, chunk)
    },
  })
  buffer.once('finish', () => ready(true))
  incoming.pipe(counter).pipe(buffer)
}
