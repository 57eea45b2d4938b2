import { copyFileSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { connect } from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { certificates } from './certificates.fixture'
import type { Leaf } from './certificates.fixture'
import { openServer } from './open-server'

const made = certificates()
const authority = made.authority()
const files = { certificate: path.join(made.folder, 'shown.pem'), key: path.join(made.folder, 'shown.key') }
let first: Leaf
let second: Leaf
beforeAll(() => {
  first = authority.leaf('localhost')
  second = authority.leaf('localhost')
})
afterAll(() => made.remove())

let server: Server
afterEach(async () => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const put = (leaf: Leaf, only?: 'certificate') => {
  copyFileSync(leaf.certificate, files.certificate)
  if (only === undefined) copyFileSync(leaf.key, files.key)
}
async function serve(): Promise<number> {
  server = openServer({ tls: files, lookMs: 20 }, (_, outgoing) => outgoing.end('by TLS'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
const seenAt = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ port, servername: 'localhost', ca: authority.pem }, () => {
      resolve(socket.getPeerX509Certificate()?.toString() ?? '')
      socket.destroy()
    }).on('error', reject)
  })

test('a renewed certificate is used without a restart, and open connections continue [OPEN-283]', async () => {
  put(first)
  const port = await serve()
  expect(await seenAt(port)).toBe(first.cert)
  const open = connect({ port, servername: 'localhost', ca: authority.pem })
  await new Promise((resolve) => open.once('secureConnect', resolve))
  put(second)
  await expect.poll(() => seenAt(port)).toBe(second.cert)
  const answered = new Promise<string>((resolve) => open.once('data', (data) => resolve(String(data))))
  open.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await answered).toContain('by TLS')
  open.destroy()
})

test('while only one file is new, the old certificate is used, and the log says so once [OPEN-283]', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  put(first)
  const port = await serve()
  put(second, 'certificate')
  await expect.poll(() => said.mock.calls.length).toBeGreaterThan(0)
  expect(await seenAt(port)).toBe(first.cert)
  expect(said.mock.calls.flat()).toEqual([
    'the certificate stays the one before: TLS_KEY is not the key of TLS_CERTIFICATE.',
  ])
  put(second)
  await expect.poll(() => seenAt(port)).toBe(second.cert)
})

test('a server does not start with an invalid or expired certificate or a wrong key, and says why', async () => {
  const start = () => openServer({ tls: files }, () => {})
  put(first)
  await serve()
  put(second, 'certificate')
  expect(start).toThrow('TLS_KEY is not the key of TLS_CERTIFICATE.')
  writeFileSync(files.certificate, 'nothing')
  expect(start).toThrow('TLS_CERTIFICATE holds no certificate.')
  put(authority.leaf('localhost', -1))
  expect(start).toThrow('TLS_CERTIFICATE has expired, on ')
  expect(() => openServer({ tls: { ...files, key: '/nowhere' } }, () => {})).toThrow(
    'TLS_KEY names a file that cannot be read.',
  )
})
