// `npm run boundaries`: who may import whom, and the order of the folders inside each package.
import { readdirSync } from 'node:fs'
import { inRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const PACKAGES = readdirSync(inRoot()).filter((name) =>
  /^(shell|mf-.*|shared|backend|demo|local-cloud|delivery)$/.test(name),
)
const CRUISER = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

for (const config of ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs']) {
  const { code } = await run(process.execPath, [CRUISER, '--config', config, ...PACKAGES])
  if (code !== 0) process.exitCode = 1
}
