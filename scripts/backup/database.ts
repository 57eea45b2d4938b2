import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** A program of PostgreSQL: the newest installed version, else from PATH. */
export function program(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => path.join(DEBIAN, version, 'bin', name)).find((file) => existsSync(file)) ?? name
}

/** The password is in the environment: other users of the machine can see a command's arguments. */
function run(name: string, address: string, words: readonly string[]): Promise<void> {
  const url = new URL(address)
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ''
  return new Promise((resolve, reject) => {
    const child = spawn(program(name), [...words, '--dbname', url.href], {
      env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk) => (said = `${said}${chunk}`.slice(-2000)))
    child.once('error', () => reject(new Error(`${name} is not installed. Install PostgreSQL's client.`)))
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed: ${said.trim()}`))))
  })
}

/**
 * Dumps one snapshot of the database, without the rows of `settings`, which are secrets. An existing file keeps its
 * permissions: create it first.
 */
export const dumpDatabase = (url: string, file: string): Promise<void> =>
  run('pg_dump', url, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--exclude-table-data=settings',
    '--file',
    file,
  ])

/** Replaces the database in one transaction. */
export const restoreDatabase = (url: string, file: string): Promise<void> =>
  run('pg_restore', url, [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    file,
  ])
