import { createServer as createPlainServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { createServer, TLSSocket } from 'node:tls'
import { certificates } from '@portal/server/certificates'
import type { Authority, Leaf } from '@portal/server/certificates'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MockInstance } from 'vitest'
import { smtpMail } from './mail'

const made = certificates()
const [own, another] = [made.authority(), made.authority()]
afterAll(() => made.remove())

let server: Server
let told: MockInstance
const got: string[] = []
const open = new Set<Socket>()
beforeEach(() => {
  got.length = 0
  told = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const socket of open) socket.destroy()
  open.clear()
  await new Promise((resolve) => server.close(resolve))
})

const GREETING = '220 ready\r\n'
/** Speaks enough SMTP for a mail, with STARTTLS if it has a certificate. */
function speak(socket: Socket, leaf?: Leaf): void {
  let isData = false
  open.add(socket)
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const text = String(chunk)
    if (isData) {
      got.push(text)
      if (!text.endsWith('\r\n.\r\n')) return
      isData = false
      socket.write('250 OK\r\n')
    } else if (text.startsWith('EHLO')) socket.write(leaf ? '250-here\r\n250 STARTTLS\r\n' : '250 here\r\n')
    else if (text.startsWith('STARTTLS') && leaf) {
      socket.removeAllListeners('data')
      socket.write('220 go on\r\n')
      speak(new TLSSocket(socket, { isServer: true, cert: leaf.cert, key: leaf.privateKey }))
    } else if (text.startsWith('DATA')) {
      isData = true
      socket.write('354 go on\r\n')
    } else socket.write('250 OK\r\n')
  })
}

async function listenWith(opened: Server): Promise<number> {
  server = opened
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
const greeted = (socket: Socket, leaf?: Leaf) => {
  socket.write(GREETING)
  speak(socket, leaf)
}
const WAYS = {
  smtps: async (leaf: Leaf) => {
    const opened = createServer({ cert: leaf.cert, key: leaf.privateKey }, (socket) => greeted(socket))
    return `smtps://localhost:${await listenWith(opened)}`
  },
  'smtp with requireTLS': async (leaf: Leaf) => {
    const opened = createPlainServer((socket) => greeted(socket, leaf))
    return `smtp://localhost:${await listenWith(opened)}?requireTLS=true`
  },
}
const send = (url: string, { pem }: Authority) =>
  smtpMail({ url, from: 'Portal <no-reply@portal.test>', ca: pem }).send({
    to: 'grace@mail.test',
    subject: 'Luna',
    text: 'Hello',
  })

describe.each(Object.entries(WAYS))('mail by %s [OPEN-284]', (_, begin) => {
  test('is sent if the certificate is of the configured authority', async () => {
    await send(await begin(own.leaf('localhost')), own)
    expect(got.join('')).toContain('Hello')
  })

  test.each([
    [
      'of another authority',
      () => another.leaf('localhost'),
      'of an authority that is not trusted here; look at OWN_CA',
    ],
  ])('is not sent with a certificate %s, and the log says why', async (__, leaf, words) => {
    const url = await begin(leaf())
    await expect(send(url, own)).rejects.toThrow('The mail could not be sent.')
    expect(got).toEqual([])
    const [said] = told.mock.calls.map(([first]) => String(first))
    expect(said).toMatch(/^mail: not sent by SMTP_URL: its certificate /)
    expect(said).toContain(words)
  })
})

test('is not sent in plain if STARTTLS is not offered [OPEN-284]', async () => {
  const opened = createPlainServer((socket) => greeted(socket))
  const url = `smtp://localhost:${await listenWith(opened)}?requireTLS=true`
  await expect(send(url, own)).rejects.toThrow('The mail could not be sent.')
  expect(got).toEqual([])
})
