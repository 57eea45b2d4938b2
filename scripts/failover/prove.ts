// `npm run prove failover`: kills the database's leader three times under writes, then both standbys for a while.
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '../../backend/src/db/connect'
import { loadWorld } from '../../backend/src/operations/load-world'
import { CLIENT_ID, ISSUER, NOTE_FRESH_SIGN_INS, freshTokens, startIdentity } from '../../backend/test/identity'
import { demoRows } from '../../demo/src/index'
import { startProcess } from '../lib/server-process'
import { startCallers } from './callers'
import { LOOP_WAIT, findLeader, isHealthy, othersThan, startCluster, waitUntil } from './cluster'

const cluster = await startCluster()
const owner = await connect({ url: cluster.url('portal_owner') })
await loadWorld(owner.db, () => demoRows(new Date()))
await owner.sql.query(NOTE_FRESH_SIGN_INS)
const identity = await startIdentity()
const backend = await startProcess('backend/src/main.ts', {
  PORT_BACKEND: '0',
  DATABASE_URL: cluster.url('portal_backend'),
  IDENTITY_ISSUER: ISSUER,
  IDENTITY_CLIENT_ID: CLIENT_ID,
  IDENTITY_JWKS_URI: identity.options.jwksUri,
})

const waitForRecovery = () => waitUntil(isHealthy).then(() => delay(3 * LOOP_WAIT * 1000))

async function loseLeader(): Promise<void> {
  for (let times = 0; times < 3; times++) {
    const leader = await findLeader()
    cluster.kill(leader)
    await waitUntil(async () => (await findLeader().catch(() => leader)) !== leader)
    cluster.start(leader)
    await waitForRecovery()
  }
}

async function loseStandbys(): Promise<void> {
  const standbys = othersThan(await findLeader())
  standbys.forEach(cluster.kill)
  // Longer than the timeouts of two writes.
  await delay(30_000)
  standbys.forEach(cluster.start)
  await waitForRecovery()
}

const callers = await startCallers(backend.url, freshTokens(identity)('owner@harbour.test'))
const phases = []
for (const [phase, lose] of Object.entries({ 'leader lost, 3 times': loseLeader, 'standbys away': loseStandbys })) {
  const from = performance.now()
  await lose()
  phases.push({ phase, from, to: performance.now() })
}
const { acknowledged, reads } = await callers.stop()
for (const { stop } of [backend, identity]) await stop()
const rows = await owner.sql.query('select id, pet_last_name as pet from bookings')
await owner.close()
cluster.stop()

const table = phases.map(({ phase, from, to }) => {
  const isDuring = ({ at }: { readonly at: number }) => at >= from && at <= to
  const own = acknowledged.filter(isDuring)
  const moments = [from, ...own.map(({ at }) => at), to]
  const longest = Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)))
  return {
    phase,
    acknowledged: own.length,
    lost: own.filter(({ id }) => !rows.some((row) => row.id === id)).length,
    twice: own.filter(({ pet }) => rows.filter((row) => row.pet === pet).length > 1).length,
    'longest without ÷ loop_wait': Number((longest / 1000 / LOOP_WAIT).toFixed(1)),
    reads: reads.filter(isDuring).length,
    'reads failed': reads.filter((read) => isDuring(read) && !read.isGood).length,
  }
})
console.table(table)
process.exit(table.every(({ acknowledged: count, lost, twice }) => count > 0 && lost + twice === 0) ? 0 : 1)
