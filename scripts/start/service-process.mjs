import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, createWriteStream, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Failure } from '../lib/fail.mjs'
import { inRoot, ROOT } from '../lib/paths.mjs'

const STOP_MS = 6000
// A machine that built at the same time needed 90 s. A dead service is reported at once.
export const START_MS = 240_000
const HEARD_MS = 500
const LAST_LINES = 15

/**
 * Keeps the previous run's log beside the new one; a restarted service appends to its log. A full disk loses log lines
 * but stops nothing [OPEN-264].
 */
function openLog(folder, name, isAgain) {
  const file = path.join(folder, 'logs', `${name}.log`)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  chmodSync(path.dirname(file), 0o700)
  if (!isAgain) keepLast(file)
  const open = () => createWriteStream(file, { flags: 'a', mode: 0o600 }).on('error', () => {})
  let stream = open()
  const write = (chunk) => {
    if (stream.destroyed) stream = open()
    stream.write(chunk)
  }
  return { path: file, write }
}

function keepLast(file) {
  try {
    renameSync(file, `${file}.1`)
  } catch {
    // There is no previous run.
  }
}

/** Starts a service in its own process, which ends with this one. */
export function startService({ name, entry, env, health }, { logFolder, isAgain = false }) {
  const log = openLog(logFolder, name.replaceAll(' ', '-'), isAgain)
  const preload = [inRoot('scripts/lib/die-with-parent.mjs'), import.meta.resolve('tsx')]
  const args = ['--enable-source-maps', ...preload.flatMap((file) => ['--import', file]), inRoot(entry)]
  // Its own process group: Ctrl-C reaches only this process, which stops the services in order.
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  let last = []
  const keep = (chunk) => {
    log.write(chunk)
    last = [...last, ...String(chunk).split('\n').filter(Boolean)].slice(-LAST_LINES)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.stdin.on('error', () => {})
  // Output may arrive after the process has ended.
  const heard = once(child, 'close')
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', async (code, signal) => {
      await Promise.race([heard, delay(HEARD_MS)])
      resolve(signal ? `signal ${signal}` : `exit code ${code}`)
    })
  })
  const service = { name, child, health, log: log.path, last: () => last, ended }
  void ended.then((how) => (service.how = how))
  return service
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Last output of a failed service. */
function lastOutput(service) {
  const lines = service.last().map((line) => `  ${line}`)
  return lines.length === 0 ? 'It had written nothing.' : ['Its last lines:', ...lines].join('\n')
}

/** Waits until the service answers. Throws with its last output when it ends or takes too long. */
export async function ready(service, withinMs = START_MS) {
  const until = Date.now() + withinMs
  while (Date.now() < until && service.how === undefined) {
    if (await answers(service.health)) return
    await delay(50)
  }
  const why = service.how === undefined ? `did not answer within ${withinMs / 1000} s` : `ended (${service.how})`
  throw new Failure([`The ${service.name} ${why}. ${lastOutput(service)}`, `Its log: ${service.log}`].join('\n'))
}

/** Stops the service, and kills it after a timeout. */
export async function stopService(service) {
  if (service.how !== undefined) return
  const end = (signal) => {
    try {
      process.kill(-service.child.pid, signal)
    } catch {
      service.child.kill(signal)
    }
  }
  service.child.kill('SIGTERM')
  const patience = setTimeout(() => end('SIGKILL'), STOP_MS)
  await service.ended
  clearTimeout(patience)
  end('SIGKILL')
}
