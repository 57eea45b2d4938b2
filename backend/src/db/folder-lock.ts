import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Another running process holds the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by another start (process ${pid}). Stop that one first.`)
  }
}

export interface FolderLock {
  release(): Promise<void>
}

/**
 * Two processes on one embedded database lose rows silently, so the folder has a lock file with the holder's process id
 * and, where the system provides it, start time (ids are reused after a restart).
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'pg.lock')
  const mine = await markOf(process.pid)
  await claim(folder, path, mine)
  return {
    release: async () => {
      if ((await read(path)) === mine) await rm(path, { force: true })
    },
  }
}

async function claim(folder: string, path: string, mine: string): Promise<void> {
  const held = await read(path)
  if (held !== null && held !== mine) {
    const pid = Number(held.split(' ')[0])
    if ((await markOf(pid)) === held) throw new FolderInUse(folder, pid)
  }
  // A stale lock is replaced atomically. If two processes do so at once, the later one wins, and both check again.
  await writeFile(`${path}.${process.pid}`, mine)
  await rename(`${path}.${process.pid}`, path)
  await delay(50)
  const winner = await read(path)
  if (winner !== mine) throw new FolderInUse(folder, Number((winner ?? '').split(' ')[0]))
}

async function read(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null)
}

/** Process id and start time of a running process; '' if it does not run. */
async function markOf(pid: number): Promise<string> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return ''
  }
  const stat = await read(`/proc/${pid}/stat`)
  const startTime = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${pid} ${startTime}`
}
