import { CONTRACT_VERSION } from '@portal/federation/host'
import { expect, test } from 'vitest'
import { findFreePort } from '../dev-proxy/free-port'
import { startUpstream } from '../testing/upstream'
import { commandLine } from './command-line.fixture'

const { portal, failed } = commandLine()
const [major = ''] = CONTRACT_VERSION.split('.')

test('portal dev refuses an older shell before it builds anything [OPEN-246]', async () => {
  const contract = `${Number(major) - 1}.9`
  const server = await startUpstream((_request, answer) => {
    answer.setHeader('Content-Type', 'application/json').end(JSON.stringify({ contract }))
  })
  expect(await portal('dev', 'mf-bookings', '--against', server.url, '--port', String(await findFreePort()))).toBe(1)
  expect(failed()).toContain('do not fit')
  await server.stop()
})

test.each([
  [['mf-bookings', 'mf-wizards', 'mf-bookings'], 'mf-bookings is named twice.'],
  [['mf-nowhere'], 'There is no remote mf-nowhere here.'],
  [['shell'], 'npm start'],
])('portal dev refuses %s [OPEN-246]', async (names, expected) => {
  expect(await portal('dev', ...names, '--against', 'http://127.0.0.1:9')).toBe(1)
  expect(failed()).toContain(expected)
})
