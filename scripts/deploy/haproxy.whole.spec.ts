import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:tls'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeCertificate } from '../../bench/load/served/certificate'
import { read } from '../lib/written-files'

const folder = mkdtempSync(join(tmpdir(), 'portal-haproxy-'))
const file = join(folder, 'haproxy.cfg')
const [plain, secure] = [join(folder, 'plain'), join(folder, 'secure')]
let haproxy: ReturnType<typeof spawn>

/** Runs the example with local sockets and a local certificate, and without a portal behind it. */
beforeAll(async () => {
  const { key, cert } = makeCertificate()
  writeFileSync(join(folder, 'certificate.pem'), `${cert}\n${key}`)
  const here = read('deploy/haproxy.cfg')
    .replace('bind :8080', `bind unix@${plain}`)
    .replace('bind :8443', `bind unix@${secure}`)
    .replace('bind :8081', `bind unix@${join(folder, 'api')}`)
    .replace('/run/secrets/certificate', join(folder, 'certificate.pem'))
  writeFileSync(file, here)
  haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  await vi.waitFor(() => ask('/'), { interval: 50 })
})
afterAll(() => {
  haproxy.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const ask = (path: string, method = 'GET') =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const options = { socketPath: plain, path, method, headers: { Host: 'portal.example', Authorization: 'Bearer x' } }
    request(options, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, location: answer.headers.location })
    })
      .on('error', reject)
      .end()
  })
const spoken = (offer: object) =>
  new Promise<string>((resolve) => {
    const socket = connect({ path: secure, rejectUnauthorized: false, ...offer }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`)
      socket.destroy()
    }).on('error', () => resolve('refused'))
  })

test('HAProxy accepts the examples', () => {
  const one = join(folder, 'one-machine.cfg')
  const certificate = join(folder, 'certificate.pem')
  writeFileSync(one, read('deploy/systemd/haproxy.cfg').replace('/etc/haproxy/portal.pem', certificate))
  for (const each of [file, one])
    expect(execFileSync('haproxy', ['-c', '-q', '-f', each], { encoding: 'utf8' })).toBe('')
})

test('pages redirect from http to https; API calls over http are refused for every method', async () => {
  expect(await ask('/dashboard?page=2')).toEqual({ status: 308, location: 'https://portal.example/dashboard?page=2' })
  expect(await ask('/apiary')).toMatchObject({ status: 308 })
  expect(await ask('/api/portal/booking')).toEqual({ status: 403, location: undefined })
  expect(await ask('/api/portal/booking', 'POST')).toEqual({ status: 403, location: undefined })
})

test('TLS 1.2 and 1.3 are offered, only with forward secrecy', async () => {
  expect(await spoken({})).toMatch(/^TLSv1\.3 TLS_/)
  expect(await spoken({ maxVersion: 'TLSv1.2' })).toMatch(/^TLSv1\.2 ECDHE-/)
  const old = { maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA:AES256-SHA:@SECLEVEL=0' }
  expect(await spoken(old)).toBe('refused')
  expect(await spoken({ minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' })).toBe('refused')
})
