import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** PostgreSQL's own programs, which no dump of ours could be better than: of the newest version here, or of the path. */
export function program(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => path.join(DEBIAN, version, 'bin', name)).find((file) => existsSync(file)) ?? name
}

/** Runs one; the password goes by the environment, since a machine's other users see the words of a command. */
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
    child.once('error', () => reject(new Error(`${name} is not on this machine: it comes with PostgreSQL's client.`)))
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed: ${said.trim()}`))))
  })
}

/**
 * One moment of the database, whoever writes meanwhile, without the rows of `settings`, which are secrets. The file keeps
 * the rights that it has: make it first.
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

/** The database as it was, whole or not at all: what is there now goes. */
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
