// `npm run contract`: writes shared/federation/contract.md anew; refuses a change that its version does not allow.
import { writeFileSync } from 'node:fs'
import { CONTRACT_FILE } from '../shared/federation/webpack/contract-document'
import { stateOfContract } from './contract/contract'
import { inRoot } from './lib/paths.mjs'

const { written, current, faults } = stateOfContract()
if (faults.length > 0) {
  console.error(`${CONTRACT_FILE} stays as it is:\n${faults.join('\n')}`)
  process.exitCode = 1
} else if (written === current) console.log(`${CONTRACT_FILE} is as the seam is.`)
else {
  writeFileSync(inRoot(CONTRACT_FILE), current)
  console.log(`${CONTRACT_FILE} is written.`)
}
