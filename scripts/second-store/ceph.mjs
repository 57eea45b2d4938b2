import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { aptInstall } from '../lib/browser.mjs'
import { Failure } from '../lib/fail.mjs'
import { anyPort, innerPort } from '../lib/ports.mjs'
import { run, which } from '../lib/run.mjs'

const PACKAGES = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw']
/** Timeout of each service's start. */
const PATIENCE_MS = 90_000

/** The smallest cluster: a monitor, a store in memory and a gateway, on loopback. */
const configOf = (folder, id, { monitor, gateway }) => `
[global]
fsid = ${id}
mon host = [v1:127.0.0.1:${monitor}]
public addr = 127.0.0.1
public network = 127.0.0.0/8
ms bind msgr2 = false
auth cluster required = none
auth service required = none
auth client required = none
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 2147483648
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw thread pool size = 32
`

/**
 * Starts Ceph's S3 gateway with one key. Returns its URL and a stop function.
 * @param {string} folder
 * @param {{ accessKey: string, secretKey: string }} keys
 */
export async function startCeph(folder, { accessKey, secretKey }) {
  if (!(await which('radosgw')) && !(await aptInstall(...PACKAGES))) {
    throw new Failure(`This needs Ceph, and this machine may not install it: apt-get install ${PACKAGES.join(' ')}.`)
  }
  const ports = { monitor: await innerPort(), gateway: await anyPort() }
  const configuration = path.join(folder, 'ceph.conf')
  const env = { CEPH_CONF: configuration }
  const id = randomUUID()
  for (const name of ['mon', 'osd']) mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(configuration, configOf(folder, id, ports))
  const map = path.join(folder, 'monmap')
  const call = async (command, ...words) => {
    const { code, output } = await run(command, words, { env, capture: true })
    if (code !== 0) throw new Failure(`${command} ${words.join(' ')} failed: ${output.slice(-500)}`)
  }
  const started = []
  const start = (command, ...words) =>
    started.push(spawn(command, [...words, '-f'], { env: { ...process.env, ...env }, stdio: 'ignore' }))
  const stop = () => started.toReversed().forEach((one) => one.kill('SIGKILL'))
  process.once('exit', stop)

  await call('monmaptool', '--create', '--fsid', id, '--addv', 'a', `[v1:127.0.0.1:${ports.monitor}]`, map)
  await call('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map)
  start('ceph-mon', '-i', 'a')
  await call('ceph', '--connect-timeout', '60', 'osd', 'create')
  await call('ceph-osd', '-i', '0', '--mkfs')
  start('ceph-osd', '-i', '0')
  start('radosgw', '-n', 'client.rgw')
  const url = `http://127.0.0.1:${ports.gateway}`
  await answers(url)
  const user = ['--uid=portal', '--display-name=portal', `--access-key=${accessKey}`, `--secret-key=${secretKey}`]
  await call('radosgw-admin', '-n', 'client.rgw', 'user', 'create', ...user)
  return { url, stop }
}

async function answers(url) {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await delay(500)
  }
  throw new Failure(`Ceph's gateway did not answer within ${PATIENCE_MS / 1000} s.`)
}
