import { CONTRACT_VERSION } from '@portal/federation/host'
import { expect, test } from 'vitest'
import { anyPort } from '../dev-proxy/free-port'
import { startUpstream } from '../testing/upstream'
import { commandLine } from './command-line.fixture'

const { portal, failed } = commandLine()
const [major = ''] = CONTRACT_VERSION.split('.')

test.each([
  ['a shell that is older', `${Number(major) - 1}.9`, 'does not fit'],
  ['a shell of another major', `${Number(major) + 1}.0`, `contract ${Number(major) + 1}.0`],
])('portal dev refuses %s before anything is built [OPEN-246]', async (_, contract, words) => {
  const there = await startUpstream((_request, answer) => {
    answer.setHeader('Content-Type', 'application/json').end(JSON.stringify({ contract }))
  })
  expect(await portal('dev', 'mf-bookings', '--against', there.url, '--port', String(await anyPort()))).toBe(1)
  expect(failed()).toContain(words)
  await there.stop()
})

test.each([
  [['mf-bookings', 'mf-wizards', 'mf-bookings'], 'mf-bookings is named twice.'],
  [['mf-nowhere'], 'There is no remote mf-nowhere here.'],
  [['shell'], 'npm start'],
])('portal dev refuses %s [OPEN-246]', async (names, words) => {
  expect(await portal('dev', ...names, '--against', 'http://127.0.0.1:9')).toBe(1)
  expect(failed()).toContain(words)
})
