import type { RequestListener } from 'node:http'
import { CONTRACT_VERSION } from '@portal/federation/host'
import { afterEach, describe, expect, test } from 'vitest'
import { anyPort } from '../dev-proxy/free-port'
import { startUpstream } from '../testing/upstream'
import { commandLine } from './command-line.fixture'

const { portal, failed } = commandLine()

const ended: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(ended.splice(0).map((end) => end())))

/** Something that answers at an address. */
async function deployed(answer: RequestListener): Promise<string> {
  const server = await startUpstream(answer)
  ended.push(server.stop)
  return server.url
}
const json = (value: unknown) =>
  deployed((_request, outgoing) => {
    outgoing.setHeader('Content-Type', 'application/json')
    outgoing.end(JSON.stringify(value))
  })
const [major = '', minor = ''] = CONTRACT_VERSION.split('.')

describe('portal dev refuses in words, before anything is built [OPEN-246]', () => {
  test.each([
    ['a shell that is older', () => json({ contract: `${major}.${Number(minor) - 1}` }), 'does not fit'],
    ['a shell of another major', () => json({ contract: `${Number(major) + 1}.0` }), `contract ${Number(major) + 1}.0`],
  ])('%s', async (_what, address, words) => {
    expect(await portal('dev', 'mf-bookings', '--against', await address(), '--port', String(await anyPort()))).toBe(1)
    expect(failed()).toContain(words)
  })

  test.each([
    [['mf-bookings', 'mf-wizards', 'mf-bookings'], 'mf-bookings is named twice.'],
    [['mf-nowhere'], 'There is no remote mf-nowhere here.'],
    [['shell'], 'npm start'],
  ])('%s', async (names, words) => {
    expect(await portal('dev', ...names, '--against', 'http://127.0.0.1:9')).toBe(1)
    expect(failed()).toContain(words)
  })
})
