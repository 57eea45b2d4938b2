import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { certificates } from '../../shared/server/src/tls/certificates.fixture'
import { aptInstall } from '../lib/browser.mjs'
import { inRoot } from '../lib/paths.mjs'
import { openProcesses } from './processes'
import type { Processes } from './processes'

/** The operators' files; the proof replaces only addresses and folders. */
const given = (name: string) => readFileSync(inRoot('deploy', name), 'utf8')
const [patroni, haproxy] = [given('postgres/patroni.yml'), given('postgres/haproxy.cfg')]
/** Patroni's interval in seconds. */
export const LOOP_WAIT = Number(/loop_wait: (\d+)/.exec(patroni)?.[1])
const PORT = Number(/bind 127\.0\.0\.1:(\d+)/.exec(haproxy)?.[1])

/** Loopback address of each machine. */
const MACHINES = { db1: '127.0.0.11', db2: '127.0.0.12', db3: '127.0.0.13' } as const
type Machine = keyof typeof MACHINES
const machines: readonly Machine[] = ['db1', 'db2', 'db3']
const ETCD = '127.0.0.10'
const PROGRAMS = ['bin/patroni', 'bin/etcd', 'bin/pgbackrest', 'sbin/haproxy']
const PACKAGES = ['postgresql', 'patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'pgbackrest']
const PASSWORD = 'of-the-proof'

/** Three PostgreSQL servers with Patroni, an etcd and HAProxy, from the files in `deploy/postgres`. */
export async function startCluster() {
  if (!PROGRAMS.every((file) => existsSync(`/usr/${file}`)) && !(await aptInstall(...PACKAGES)))
    throw new Error(`Install ${PACKAGES.join(', ')}, and run this as root.`)
  const processes = await openProcesses()
  const made = certificates()
  const authority = made.authority()
  const { cert, privateKey } = authority.leaf('localhost')
  processes.write('certificate.pem', cert)
  processes.write('key.pem', privateKey)
  processes.write('ca.pem', authority.pem)
  const etcd = given('postgres/etcd.env.example')
    .replaceAll('10.0.0.1', ETCD)
    .replace(/,db2=.*/, '')
  processes.start('etcd', '/usr/bin/etcd', [], variablesOf(etcd))
  const start = (machine: Machine) => startMachine(processes, machine)
  machines.forEach(start)
  const file = processes.write('haproxy.cfg', haproxy)
  const { db1: DB1, db2: DB2, db3: DB3 } = MACHINES
  processes.start('haproxy', '/usr/sbin/haproxy', ['-db', '-f', file], { DB1, DB2, DB3 })
  await waitUntil(isHealthy)
  setUp(processes, await findLeader())
  /** Database URL through HAProxy. */
  const url = (user: string) =>
    `postgres://${user}:${PASSWORD}@localhost:${PORT}/portal?sslmode=verify-full&sslrootcert=${authority.file}`
  return { url, start, kill: processes.kill, stop: () => [processes.stop(), made.remove()] }
}

const variablesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))

function startMachine({ folder, write, folderOf, start }: Processes, machine: Machine): void {
  const own = folderOf(machine)
  const text = patroni.replaceAll('/etc/portal-database', folder).replaceAll('/var/run/postgresql', own)
  const variables = given('postgres/machine.env.example')
    .replaceAll(/10\.0\.0\.1:2379.*/g, `${ETCD}:2379`)
    .replaceAll('10.0.0.1', MACHINES[machine])
    .replaceAll('=db1', `=${machine}`)
    .replaceAll('/etc/portal-database', folder)
    .replaceAll('/var/lib/postgresql/15/portal', path.join(own, 'data'))
    .replaceAll('PASSWORD=\n', `PASSWORD=${PASSWORD}\n`)
  const env = { ...variablesOf(variables), ...backupEnv(folder, own), HOME: own }
  start(machine, '/usr/bin/patroni', [write(`${machine}.yml`, text)], env)
}

/** Replaces `pgbackrest.conf`: a folder instead of a bucket. */
const backupEnv = (folder: string, own: string) => ({
  PGBACKREST_REPO1_PATH: path.join(folder, 'repository'),
  PGBACKREST_LOG_PATH: folder,
  PGBACKREST_LOCK_PATH: own,
  PGBACKREST_PG1_PATH: path.join(own, 'data'),
  PGBACKREST_PG1_SOCKET_PATH: own,
})

/** Creates database, users and archive on the leader. */
function setUp({ folder, user, folderOf }: Processes, leader: Machine): void {
  const own = folderOf(leader)
  folderOf('repository')
  const options = { ...user, cwd: own, env: { PATH: '/usr/bin:/bin', ...backupEnv(folder, own) } }
  const passwords = ['portal_owner', 'portal_backend'].map((name) => `alter role ${name} password '${PASSWORD}';`)
  const input = [given('database-users.sql'), ...passwords].join('\n')
  execFileSync('psql', ['-qv', 'ON_ERROR_STOP=1', '-h', own, 'postgres'], { ...options, input })
  execFileSync('pgbackrest', ['--stanza=portal', 'stanza-create'], options)
}

/** Asks the first machine that answers; empty when none does. */
async function members(): Promise<readonly { name: Machine; role: string; state: string }[]> {
  for (const address of Object.values(MACHINES)) {
    const signal = AbortSignal.timeout(1000)
    const answer = await fetch(`http://${address}:8008/cluster`, { signal }).catch(() => null)
    if (answer?.ok) return (await answer.json()).members ?? []
  }
  return []
}

/** Throws when there is no leader. */
export async function findLeader(): Promise<Machine> {
  for (const { name, role } of await members()) if (role === 'leader') return name
  throw new Error('There is no leader.')
}

export const othersThan = (machine: Machine): readonly Machine[] => machines.filter((each) => each !== machine)

/** Whether all three run, one of them as synchronous standby. */
export async function isHealthy(): Promise<boolean> {
  const running = (await members()).filter(({ state }) => state === 'running' || state === 'streaming')
  const roles = running.map(({ role }) => role)
  return running.length === machines.length && roles.includes('leader') && roles.includes('sync_standby')
}

export async function waitUntil(isTrue: () => Promise<boolean>, patienceMs = 120_000): Promise<void> {
  const end = performance.now() + patienceMs
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('The cluster has not recovered.')
    await delay(200)
  }
}
