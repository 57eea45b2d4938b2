// `npm run contract`: writes the files of the contract by the sources; refuses a change that stops remotes unsaid.
// `--because "…"` says what users of a name that breaks do instead; `--check` writes nothing.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { stateOfContract } from './contract/contract'
import { seamLists } from './contract/seam-lists'
import { inRoot } from './lib/paths.mjs'

const { because, check } = parseArgs({ options: { because: { type: 'string' }, check: { type: 'boolean' } } }).values
const { files, stale, version, refusal } = stateOfContract({ because, lists: seamLists() })
if (refusal.length > 0) {
  console.error(`The contract stays as it is:\n${refusal.join('\n')}`)
  process.exitCode = 1
} else if (stale.length === 0) console.log(`The contract ${version} is as the seam is.`)
else if (check) {
  console.error(`These files are not as the seam is: ${stale.join(', ')}. Run: npm run contract`)
  process.exitCode = 1
} else {
  for (const file of stale) writeFileSync(inRoot(file), files[file] ?? '')
  console.log(`The contract ${version} is written: ${stale.join(', ')}.`)
}
