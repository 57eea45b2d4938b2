import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createShutdown } from './shutdown'

let server: Server
afterEach(() => server.closeAllConnections())

async function serving(listener: RequestListener, patience = { drainMs: 0, finishMs: 5_000 }) {
  server = createServer(listener)
  const end = createShutdown(server, patience)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { ...end, port }
}

function ask(port: number, agent?: Agent): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent }, (answer: IncomingMessage) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }))
    })
      .on('error', reject)
      .end()
  })
}

test('a running call is finished, and its connection closes [OPEN-148]', async () => {
  const { port, close } = await serving((_, outgoing) => setTimeout(() => outgoing.end('done'), 150))
  const running = ask(port, new Agent({ keepAlive: true }))
  await delay(50)
  await close()
  expect(await running).toEqual({ status: 200, connection: 'close' })
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED')
})

test('a closing server reports not ready first, and still serves new calls [OPEN-148]', async () => {
  const { port, close, isDraining } = await serving((_, outgoing) => outgoing.end('done'), {
    drainMs: 200,
    finishMs: 5_000,
  })
  const agent = new Agent({ keepAlive: true })
  expect(await ask(port, agent)).toEqual({ status: 200, connection: 'keep-alive' })
  const closed = close()
  expect(isDraining()).toBe(true)
  expect(await ask(port, agent)).toEqual({ status: 200, connection: 'close' })
  await closed
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED')
})

test('a closing server waits neither for an idle connection nor for an endless call', async () => {
  const { port, close } = await serving(() => undefined, { drainMs: 0, finishMs: 200 })
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  const hanging = ask(port)
  hanging.catch(() => undefined)
  await delay(50)
  await close()
  await expect(hanging).rejects.toThrow('socket hang up')
})
