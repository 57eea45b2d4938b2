// `npm run prove second-store`: runs the specs of the release store and of its CDN on Ceph instead of the local cloud.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runMain } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { startCeph } from './ceph.mjs'

const SPECS = ['releases/store/store', 'cli/bucket.whole', 'releases/served/cdn'].map(
  (name) => `delivery/src/${name}.spec.ts`,
)

await runMain(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-ceph-'))
  const keys = { accessKey: randomBytes(10).toString('hex'), secretKey: randomBytes(20).toString('hex') }
  const ceph = await startCeph(folder, keys)
  console.log(`Ceph serves S3 at ${ceph.url}.`)
  const at = ceph.url.replace('://', `://${keys.accessKey}:${keys.secretKey}@`)
  const env = { TEST_STORAGE_URL: at }
  const { code } = await run(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...SPECS], { env })
  ceph.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = code
})
