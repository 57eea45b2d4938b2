import type { ServerResponse } from 'node:http'
import { failsInUse, throwsAtLoad, type Planted } from './planted'

/** A file as the web server has answered it. */
export interface Served {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Which of a remote's files: its entry, its other scripts, its style sheets. */
export type FileKind = 'entry' | 'chunk' | 'style'

export interface Fault {
  readonly name: string
  readonly hits: readonly FileKind[]
  /** Of these only files with this in their name. */
  readonly file?: string
  /** It may be over before the part is given up. */
  readonly mayArrive?: true
  /** The part is given up after seconds: once is enough for a test. */
  readonly isPatient?: true
  /** What goes wrong on the line, or at the server. */
  readonly answer?: (answer: ServerResponse, served: Served, passOn: () => void) => void
  /** Another version of the file, published and listed beside the good one. */
  readonly publish?: (remote: string, code: string) => string
  /** What that version does wrong; none is wrong from its first character on, until the good one is back. */
  readonly planted?: Planted
}

const ALL = ['entry', 'chunk', 'style'] as const
const SLOW_MS = 7_000

const refused = (status: number, type: string, text: string) => (answer: ServerResponse) =>
  void answer.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)

const otherBytes = (answer: ServerResponse, { status, headers, body }: Served) => {
  const other = Buffer.from(body)
  other[other.length - 1] = 0x20
  answer.writeHead(status, headers).end(other)
}

/** What can happen to a part. The faults of a line come with the web server's own headers, where it would send them. */
export const FAULTS: readonly Fault[] = [
  { name: '404', hits: ALL, answer: refused(404, 'text/plain', 'Not found') },
  { name: '500', hits: ALL, answer: refused(500, 'text/plain', 'Internal error') },
  { name: '503 with JSON', hits: ALL, answer: refused(503, 'application/json', '{"message":"Down"}') },
  {
    name: 'HTML with 200',
    hits: ALL,
    answer: (answer, { headers }) => {
      const page = '<!doctype html><title>Sign in</title>'
      answer.writeHead(200, { ...headers, 'content-type': 'text/html', 'content-length': page.length }).end(page)
    },
  },
  { name: 'hangs', hits: ALL, isPatient: true, answer: () => undefined },
  {
    name: 'slow, 7 s',
    hits: ALL,
    mayArrive: true,
    isPatient: true,
    answer: (_, __, passOn) => void setTimeout(passOn, SLOW_MS),
  },
  {
    name: 'cut off',
    hits: ALL,
    answer: (answer, { status, headers, body }) => {
      answer.writeHead(status, { ...headers, 'content-length': String(body.length) })
      answer.write(body.subarray(0, body.length / 2), () => answer.destroy())
    },
  },
  { name: 'syntax error', hits: ['entry'], publish: (_, code) => `(${code}` },
  { name: 'throws at load', hits: ['chunk'], publish: throwsAtLoad, planted: 'load' },
  { name: 'throws at render', hits: ['entry'], publish: failsInUse, planted: 'render' },
  { name: 'throws in an effect', hits: ['entry'], publish: failsInUse, planted: 'effect' },
  { name: 'endless loop', hits: ['entry'], publish: failsInUse, planted: 'loop' },
  { name: 'other bytes of the entry', hits: ['entry'], answer: otherBytes },
  { name: 'other bytes of a chunk', hits: ['chunk'], answer: otherBytes },
  { name: 'other bytes of a style', hits: ['style'], answer: otherBytes },
]
