import { existsSync, readFileSync } from 'node:fs'
import { CONTRACT_VERSION } from '../../shared/federation/src/registry/compatibility'
import { CONTRACT_FILE, readContract, writeContract } from '../../shared/federation/webpack/contract-document'
import { inRoot } from '../lib/paths.mjs'
import { restate, typeOf, TYPES, type Fault } from './changes'
import { inLastCommit } from './history'
import { readSeam, type Seam } from './seam'
import { importsOfRemotes } from './users'

/** What stands in the project, what should, and why it must not be written. */
export interface State {
  readonly written: string
  readonly current: string
  /** One for each change without its version, with the remotes that it hits. */
  readonly faults: readonly string[]
}

/**
 * Compares the seam's sources with the contract of the last commit, so that one change may be made in many steps. In a
 * folder without a history what is written counts as committed.
 */
export function stateOfContract(seam = readSeam()): State {
  const file = inRoot(CONTRACT_FILE)
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const committed = inLastCommit() ?? written
  const before = committed ? readContract(committed) : { version: '0.0', lines: [] }
  const { contract, faults } = restate(before, seam.lines, CONTRACT_VERSION)
  const words = faults.length > 0 ? explain(faults, seam) : []
  return { written, current: writeContract(contract), faults: words }
}

/** Each fault in a line, with the remotes that it hits. */
function explain(faults: readonly Fault[], { leadsTo }: Pick<Seam, 'leadsTo'>, imports = importsOfRemotes()): string[] {
  return faults.map(({ line, words }) => {
    const type = typeOf(line)
    const roots = [...leadsTo].filter(([, types]) => types.has(type)).map(([root]) => root)
    const names = line.place === TYPES ? [...roots, `@portal/federation ${type}`] : [`${line.place} ${line.name}`]
    const hit = [...new Set(names.flatMap((name) => [...usersOf(name, imports)]))].toSorted()
    return `${line.name} of ${line.place} ${words}. It hits ${hit.length > 0 ? hit.join(', ') : 'no remote'}.`
  })
}

/** The remotes that import a name; of a slot also its owner, which imports all of its own as types. */
function usersOf(root: string, imports: ReturnType<typeof importsOfRemotes>): ReadonlySet<string> {
  const [, owner, slot] = /^slots of (\S+) (\S+)$/.exec(root) ?? []
  const names = owner ? [`@portal/slots/${owner} ${slot}`, `@portal/slots/${owner} *`] : [root]
  return new Set(names.flatMap((name) => [...(imports.get(name) ?? [])]))
}
