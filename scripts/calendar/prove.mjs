// `npm run prove calendar`: runs every spec, and the start of the demo, at critical dates by libfaketime.
// Runs some specs: `node scripts/calendar/prove.mjs <file or folder …>`.
import { existsSync, readdirSync } from 'node:fs'
import { aptInstall } from '../lib/browser.mjs'
import { Failure, runMain } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { missingPrograms } from '../lib/programs.mjs'
import { run } from '../lib/run.mjs'
import { ready } from '../start/service-process.mjs'
import { commonPortal, stopPortal } from '../test/portal.mjs'
import { vitest } from '../test/vitest.mjs'

/** Start times of the runs. Changes of daylight saving happen during the run. */
const CLOCKS = [
  { name: 'a new year', at: '2027-01-07T10:00:00Z' },
  { name: 'the last of a year, the first in Perth', at: '2026-12-31T16:30:00Z' },
  { name: 'the last of 30 days, the first in Perth', at: '2027-04-30T16:30:00Z' },
  { name: 'summer time ends in Melbourne', at: '2027-04-03T15:58:00Z' },
  { name: 'summer time begins in Melbourne', at: '2027-10-02T15:58:00Z' },
  { name: 'a leap day', at: '2028-02-29T03:00:00Z' },
  { name: 'tomorrow at UTC+14', at: '2027-01-07T10:30:00Z', zone: 'Pacific/Kiritimati' },
]
/** This spec compares file ages, and the system dates files by the real time. */
const LEFT_OUT = '--exclude=delivery/src/releases/gc/leases.whole.spec.ts'
const NEEDED = 'The calendar needs libfaketime: install the package libfaketime (Debian, Ubuntu) and try again.'

function findLibrary() {
  const folders = existsSync('/usr/lib')
    ? ['/usr/lib', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)]
    : []
  return folders.map((folder) => `${folder}/faketime/libfaketimeMT.so.1`).find((file) => existsSync(file))
}

async function ensureLibrary() {
  const library = findLibrary() ?? ((await aptInstall('libfaketime')) ? findLibrary() : undefined)
  if (!library) throw new Failure(NEEDED)
  return library
}

/** An offset, so that programs started later have the same clock. */
function clockOf(library, { at, zone = 'UTC' }) {
  const ahead = Math.round((Date.parse(at) - Date.now()) / 1000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}`,
    // Timers and file times stay real.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    TEST_TIME_ZONE: zone,
  }
}

/** Error of the demo's start; null when it starts. */
async function startFault() {
  try {
    const { port, data } = await commonPortal()
    const health = `http://localhost:${port}/api/health`
    await ready({ name: 'demo world', health, log: data, last: () => [] })
    return null
  } catch (error) {
    return error.message
  } finally {
    await stopPortal(false)
  }
}

await runMain(async () => {
  const library = await ensureLibrary()
  // Build at the real time, at which the cache has its builds.
  if ((await run(process.execPath, [inRoot('scripts/build.mjs')])).code !== 0) throw new Failure('The build failed.')
  const lines = []
  const missing = await missingPrograms()
  console.log('Left out: delivery/src/releases/gc/leases.whole.spec.ts, which compares file ages.')
  if (missing.length > 0) console.log(`Left out: specs that need ${missing.join(', ')}, which are not installed here.`)
  for (const clock of CLOCKS) {
    // A separate PostgreSQL would have the real clock; the embedded database is in this process.
    Object.assign(process.env, clockOf(library, clock))
    const { passed, failed, failures } = await vitest('calendar', { MISSING_PROGRAMS: missing.join() }, [
      LEFT_OUT,
      ...process.argv.slice(2),
    ])
    const fault = await startFault()
    for (const failure of [...failures, ...(fault ? [fault] : [])]) console.log(`\n${failure}`)
    const world = fault ? 'the demo world does not start' : 'the demo world starts'
    lines.push(`${failed > 0 || fault ? '✗' : '✓'} ${clock.name}: ${passed} passed, ${failed} failed, ${world}`)
    if (failed > 0 || fault) process.exitCode = 1
  }
  console.log(`\n${lines.join('\n')}`)
})
