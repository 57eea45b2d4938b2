import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Failure } from './fail.mjs'

/** How long services whose start was killed may take to end by themselves. */
const LEFT_OVER_MS = 6000

const fileIn = (folder) => path.join(folder, 'start.json')

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** A running process by its id and, where the system tells, its start time: ids are used again. */
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

/** What the start that uses this data folder says of itself; null when none runs. */
export function runningStart(folder) {
  const state = stateIn(folder)
  return state && markOf(state.pid) === state.mark ? state : null
}

/** Waits for the services of a start that was killed; those that stay longer are ended. */
async function endLeftOver(services) {
  const alive = () => services.filter(({ pid, mark }) => markOf(pid) === mark)
  const until = Date.now() + LEFT_OVER_MS
  while (alive().length > 0 && Date.now() < until) await delay(100)
  for (const { pid } of alive()) process.kill(pid, 'SIGKILL')
}

/** Writes this process's claim; false when another was quicker. */
function claim(file, state) {
  try {
    writeFileSync(file, JSON.stringify(state), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Takes the data folder for this process. What a start that was killed has left is taken over.
 * Throws when another start is using it.
 */
export async function takeFolder(folder) {
  // Databases, keys and logs lie in it.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = fileIn(folder)
  let state = { pid: process.pid, mark: markOf(process.pid), resets: 0, services: [] }
  while (!claim(file, state)) {
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
