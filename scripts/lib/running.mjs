import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Failure } from './fail.mjs'

/** Grace period for the services of a killed `npm start`. */
const LEFT_OVER_MS = 6000

const fileIn = (folder) => path.join(folder, 'start.json')

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Identifies a running process by id and start time, because systems reuse ids. Null when it has ended. */
export function markOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return null
  }
  const stat = read(`/proc/${pid}/stat`)
  return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
}

function stateIn(folder) {
  try {
    return JSON.parse(read(fileIn(folder)))
  } catch {
    return null
  }
}

/** State of the portal that runs with this data folder; null when none runs. */
export function runningStart(folder) {
  const state = stateIn(folder)
  return state && markOf(state.pid) === state.mark ? state : null
}

/** Waits for the services of a killed `npm start`, then kills them. */
async function endLeftOver(services) {
  const alive = () => services.filter(({ pid, mark }) => markOf(pid) === mark)
  const until = Date.now() + LEFT_OVER_MS
  while (alive().length > 0 && Date.now() < until) await delay(100)
  for (const { pid } of alive()) process.kill(pid, 'SIGKILL')
}

/** Writes the lock file; false when another process has it. */
function createLock(file, state) {
  try {
    writeFileSync(file, JSON.stringify(state), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Locks the data folder for this process, and takes over the lock of a killed one. Throws when another portal uses the
 * folder.
 */
export async function lockFolder(folder) {
  // The folder has databases, keys and logs.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = fileIn(folder)
  let state = { pid: process.pid, mark: markOf(process.pid), resets: 0, services: [] }
  while (!createLock(file, state)) {
    const other = runningStart(folder)
    if (other) throw inUse(folder, other)
    const { services = [] } = stateIn(folder) ?? {}
    rmSync(file, { force: true })
    await endLeftOver(services)
  }
  const update = (more) => {
    state = { ...state, ...more }
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  const release = () => {
    if (stateIn(folder)?.mark === state.mark) rmSync(file, { force: true })
  }
  return { update, release, resets: () => state.resets }
}

function inUse(folder, { pid, url = 'starting' }) {
  return new Failure(
    `The data folder ${folder} is in use by another start (process ${pid}, ${url}). ` +
      'Stop that one first, or choose another folder: DATA_DIR=<folder> npm start',
  )
}
