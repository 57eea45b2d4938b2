import { ServerResponse, type Server } from 'node:http'
import { bareAnswer, setUsualHeaders } from '../http/security-headers'

const FAULTS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers malformed, slow and unsupported requests as Node does, but with the usual headers. */
export function answerInvalidRequests(server: Server, secure: boolean): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A closed connection, or one in the middle of an answer, can take no refusal.
    const current: unknown = Reflect.get(socket, '_httpMessage')
    const isAnswering = current instanceof ServerResponse && current.headersSent
    if (!socket.writable || isAnswering) return void socket.destroy()
    // Do not wait for a client that keeps sending.
    socket.end(bareAnswer(FAULTS[error.code ?? ''] ?? '400 Bad Request', secure), () => socket.destroy())
  })
  server.on('checkExpectation', (_incoming, outgoing) => {
    setUsualHeaders(outgoing, secure)
    outgoing.writeHead(417, { 'Content-Length': 0, Connection: 'close' }).end()
  })
}
