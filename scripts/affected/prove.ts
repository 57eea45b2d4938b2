// `npm run prove affected`: plants each fault of `planted.data.ts` in what vitest reads, and sees the chosen spec fail;
// no file is changed.
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { PLANTED } from './planted.data'

const vitest = (spec: string, env: Readonly<Record<string, string>>) =>
  run(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), 'run', spec], {
    env: { TEST_RETRIES: '0', ...env },
    capture: true,
  })

for (const { file, from, to, spec } of PLANTED) {
  if (spec === undefined) continue
  const sound = await vitest(spec, {})
  const broken = await vitest(spec, { PLANTED_FAULT: JSON.stringify({ file, from, to }) })
  const isFound = sound.code === 0 && broken.code !== 0
  if (!isFound) process.exitCode = 1
  console.log(`${isFound ? '✓' : '✗'} ${file}: ${spec}`)
}
