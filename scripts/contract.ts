// `npm run contract`: writes the contract's files from the sources. It refuses an unexplained breaking change.
// `--because "…"` tells users of a broken name what to do instead. `--check` writes nothing.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { stateOfContract } from './contract/contract'
import { seamLists } from './contract/seam-lists'
import { inRoot } from './lib/paths.mjs'

const { because, check } = parseArgs({ options: { because: { type: 'string' }, check: { type: 'boolean' } } }).values
const { files, stale, version, refusal } = stateOfContract({ because, lists: seamLists() })
if (refusal.length > 0) {
  console.error(`The contract was not changed:\n${refusal.join('\n')}`)
  process.exitCode = 1
} else if (stale.length === 0) console.log(`The contract ${version} is up to date.`)
else if (check) {
  console.error(`These files are out of date: ${stale.join(', ')}. Run: npm run contract`)
  process.exitCode = 1
} else {
  for (const file of stale) writeFileSync(inRoot(file), files[file] ?? '')
  console.log(`The contract ${version} was written: ${stale.join(', ')}.`)
}
