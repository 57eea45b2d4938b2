// `pnpm portal sdk pack`: packs the SDK for outside teams into a folder.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { packSdk } from './sdk/pack'

const { values } = parseArgs({
  options: { out: { type: 'string', default: '.data/sdk' }, patch: { type: 'string', default: '0' } },
})
const out = path.resolve(values.out)
const { version, files } = await packSdk(out, Number(values.patch))
console.log(`The SDK ${version} is in ${out}: ${files.length} packages.`)
