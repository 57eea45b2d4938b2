// `npm run prove sdk-before`: mf-reports whole, made of the SDK of the contract before, against the portal of today.
import { spawnSync } from 'node:child_process'
import { inRoot } from '../lib/paths.mjs'
import { sdkBefore } from './before'

const found = sdkBefore()
if ('leftOut' in found) console.log(`mf-reports with the SDK of the contract before is left out: ${found.leftOut}.`)
else {
  console.log(`mf-reports is made of the SDK of contract ${found.contract}.`)
  // An SDK of before may show, walk and preview no remote from its sources outside.
  const but = ['-t', '^(?!from its sources)']
  const words = [inRoot('node_modules/vitest/vitest.mjs'), 'run', 'scripts/sdk/outside.whole.spec.ts', ...but]
  const env = { ...process.env, OUTSIDE_SDK: found.folder }
  process.exitCode = spawnSync(process.execPath, words, { cwd: inRoot(), env, stdio: 'inherit' }).status ?? 1
}
