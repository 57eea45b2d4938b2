import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { parseAcceptEncoding } from '../assets/encoding'

/** Minimum length: a shorter answer fits into one packet anyway. */
const MIN_BYTES = 1024
const TEXT = /^(application\/(json|problem\+json|javascript)|text\/|image\/svg\+xml)/

/**
 * A stream that compresses an upstream's text, and the headers changed for it. Null when the visitor accepts no
 * encoding, or the answer is short, compressed already, or not text.
 */
export function createCompression(
  request: IncomingMessage,
  response: IncomingMessage,
  headers: OutgoingHttpHeaders,
): Transform | null {
  const { 'content-type': type = '', 'content-encoding': done, 'content-length': length } = response.headers
  const hasBody = request.method !== 'HEAD' && response.statusCode !== 204 && response.statusCode !== 304
  if (!hasBody || done || !TEXT.test(type) || Number(length ?? MIN_BYTES) < MIN_BYTES) return null
  headers.vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
  const [encoding] = parseAcceptEncoding(request.headers['accept-encoding']?.toString())
  if (!encoding || encoding === 'identity') return null
  headers['content-encoding'] = encoding
  delete headers['content-length']
  return encoding === 'gzip' ? createGzip() : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
