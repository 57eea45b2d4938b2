import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export interface Postgres {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a separate PostgreSQL with these settings and files, in a folder that `stop` removes. */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, string>> = {},
): Promise<Postgres> {
  const bin = postgresBinaries()
  const user = await account()
  const folder = await mkdtemp(join(tmpdir(), 'portal-pg-'))
  await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder, stdio: 'pipe' },
  )
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(data, name), text, { mode: 0o600 })
    await chown(join(data, name), user.uid, user.gid)
  }
  const port = await freePort()
  // Thrown away afterwards: no need to survive a crash.
  const config = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '60',
    ...settings,
  }
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(config).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  // Should this process end without `stop`, the server must not outlive it.
  const orphaned = () => server.kill('SIGKILL')
  process.once('exit', orphaned)
  let log = ''
  server.stderr.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-4000)
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    process.off('exit', orphaned)
    server.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const url = `postgres://portal@127.0.0.1:${port}/postgres`
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) break
    if (await answers(url)) return { url, stop }
    await delay(50)
  }
  await stop()
  throw new Error(`PostgreSQL did not start:\n${log}`)
}

function postgresBinaries(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  if (found === undefined) throw new Error('No PostgreSQL binaries (initdb, postgres) on this machine.')
  return found
}

/** PostgreSQL refuses to run as root, so root uses `postgres` or `nobody`. */
export async function account(): Promise<{ uid: number; gid: number }> {
  const uid = process.getuid?.() ?? 0
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? 0 }
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new Error('PostgreSQL needs an account that is not root.')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function answers(url: string): Promise<boolean> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
