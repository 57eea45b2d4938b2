import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, openSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { account } from '../../backend/test/postgres'

export type Processes = Awaited<ReturnType<typeof openProcesses>>

/** Processes of PostgreSQL's user account, each in its own folder, which identifies its child processes. */
export async function openProcesses() {
  const user = await account()
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-failover-'))
  const changeOwner = (file: string): string => {
    chownSync(file, user.uid, user.gid)
    return file
  }
  changeOwner(folder)
  const folderOf = (name: string): string => {
    const own = path.join(folder, name)
    mkdirSync(own, { recursive: true })
    return changeOwner(own)
  }
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    return changeOwner(file)
  }
  const start = (name: string, command: string, words: readonly string[], env: Readonly<Record<string, string>>) => {
    const log = openSync(path.join(folder, `${name}.log`), 'a')
    const options = { ...user, cwd: folderOf(name), env: { PATH: '/usr/bin:/bin', ...env } }
    spawn(command, words, { ...options, stdio: ['ignore', log, log] })
  }
  /** Kills all processes of this name, like a power cut. */
  const kill = (name: string): void => {
    for (const pid of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
      try {
        const cwd = readlinkSync(`/proc/${pid}/cwd`)
        if (`${cwd}/`.startsWith(path.join(folder, name, '/'))) process.kill(Number(pid), 'SIGKILL')
      } catch {
        // The process has ended.
        continue
      }
    }
  }
  const stop = () => {
    kill('')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  return { folder, user, write, folderOf, start, kill, stop }
}
