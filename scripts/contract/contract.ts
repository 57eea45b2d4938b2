import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { CONTRACT_JSON, type ContractNames } from '../../shared/federation/webpack/contract-file'
import { inRoot } from '../lib/paths.mjs'
import { changedContract, FIRST, type Fault, type Versions } from './changes'
import { differencesOf, CompileError } from './differences'
import { contractDocument } from './document'
import { git } from './history'
import { readSeam, type Seam } from './seam'
import { importsOfRemotes } from './users'

export const CONTRACT_DOCUMENT = 'shared/federation/contract.md'
export const DECLARATIONS = 'shared/federation/contract.declarations.txt'
export const VERSION_FILE = 'shared/federation/src/registry/contract-version.ts'

/** Texts of the contract's files by path. */
export type Files = Readonly<Record<string, string>>

/** The expected files, and the reasons against writing them. */
interface ContractState {
  readonly files: Files
  /** Files whose content differs from the expected one. */
  readonly stale: readonly string[]
  readonly version: string
  /** Reasons, at most 20 lines. */
  readonly refusal: readonly string[]
}

interface StoredContract extends Versions {
  readonly declarations: string
}

/** Returns null for a missing file. */
type FileReader = (file: string) => string | null

const fromFolder: FileReader = (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : null)
const fromLastCommit: FileReader = (file) => git('show', `HEAD:./${file}`)

export interface Sources {
  readonly seam?: Seam
  /** Expected texts of the seam's lists of names. */
  readonly lists?: Files
  /** Instruction for users of the names that break now. */
  readonly because?: string | undefined
  readonly folder?: FileReader
  readonly committed?: FileReader
}

/**
 * Compares the seam's sources with the committed contract, so that a change can take several runs. Without a git history
 * the files in the folder count as committed.
 */
export function stateOfContract(sources: Sources = {}): ContractState {
  const { lists = {}, seam = readSeam(lists), because, folder = fromFolder, committed = fromLastCommit } = sources
  const read = committed(CONTRACT_JSON) === null ? folder : committed
  const before = readWritten(read)
  if (!hasValidChecksum(read, before)) return refuseWith(EDITED)
  const differences = compareWithSeam(before, seam)
  if (differences instanceof CompileError) return refuseWith(differences.message)
  const saidBefore = readNames(folder(CONTRACT_JSON))
  const changed = changedContract(before, {
    names: seam.names,
    differences,
    becauseOf: (place, name, version) => {
      const state = saidBefore[place]?.[name]
      return because ?? (state?.since === version ? state.because : undefined)
    },
  })
  const declarations = changed.isChanged ? seam.declarations : before.declarations
  const files = { ...filesOf({ ...changed, declarations }), ...lists }
  const stale = Object.keys(files).filter((file) => folder(file) !== files[file])
  return { files, stale, version: changed.version, refusal: refusalOf(changed.faults) }
}

const refuseWith = (words: string): ContractState => ({ files: {}, stale: [], version: '', refusal: [words] })

const EDITED = `A file of the contract was edited by hand. Restore ${[CONTRACT_JSON, DECLARATIONS, VERSION_FILE].join(', ')} from the last good commit, then: npm run contract`

/** Whether the committed files match their checksum; true before the first contract. */
function hasValidChecksum(read: FileReader, { version, names, declarations }: StoredContract): boolean {
  const text = read(CONTRACT_JSON)
  const isFirst = Object.keys(names).length === 0
  return text === null || isFirst || JSON.parse(text).digest === digestOf({ version, names, declarations })
}

const digestOf = ({ version, names, declarations }: StoredContract) =>
  createHash('sha256')
    .update(JSON.stringify([version, names, declarations]))
    .digest('hex')

function compareWithSeam({ declarations }: StoredContract, seam: Seam) {
  try {
    return differencesOf(declarations, seam.declarations)
  } catch (error) {
    if (error instanceof CompileError) return error
    throw error
  }
}

const readNames = (text: string | null): ContractNames => (text ? JSON.parse(text).names : {})

function readWritten(read: FileReader): StoredContract {
  const [, version = FIRST] = /CONTRACT_VERSION = '(\d+\.\d+)'/.exec(read(VERSION_FILE) ?? '') ?? []
  return {
    version,
    names: readNames(read(CONTRACT_JSON)),
    declarations: read(DECLARATIONS) ?? 'export interface Roots {}',
  }
}

/** All files of a contract. A checksum detects edits by hand. */
export function filesOf({ version, names, declarations }: StoredContract): Files {
  return {
    [CONTRACT_JSON]: `${JSON.stringify({ digest: digestOf({ version, names, declarations }), names }, null, 2)}\n`,
    [CONTRACT_DOCUMENT]: contractDocument({ version, names }, declarations),
    [DECLARATIONS]: declarations,
    [VERSION_FILE]: `/** Version of what crosses the seam. Written by \`npm run contract\`. */\nexport const CONTRACT_VERSION = '${version}'\n`,
  }
}

const MOST_FAULTS = 15

/** A line for each fault, with the affected remotes, and an instruction. */
function refusalOf(faults: readonly Fault[]): string[] {
  if (faults.length === 0) return []
  const imports = importsOfRemotes()
  const lines = faults.map(({ place, name, words }) => {
    const users = [...usersOf(`${place} ${name}`, imports)].toSorted()
    return `${name} of ${place}: ${words}. Used by ${users.length > 0 ? users.join(', ') : 'no remote'}.`
  })
  const more = lines.length - MOST_FAULTS
  const isBreak = faults.some((fault) => fault.isBreak)
  return [
    ...lines.slice(0, MOST_FAULTS),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...(isBreak
      ? [
          'Remotes that use a broken name are incompatible until they are built again. If you intend that, say what users should do instead:',
          'npm run contract -- --because "…"',
        ]
      : []),
  ]
}

/** Remotes that import a name. For a slot also its owner, which imports all of its slots as types. */
function usersOf(root: string, imports: ReturnType<typeof importsOfRemotes>): ReadonlySet<string> {
  const [, owner, slot] = /^slots of (\S+) (\S+)$/.exec(root) ?? []
  const names = owner ? [`@portal/slots/${owner} ${slot}`, `@portal/slots/${owner} *`] : [root]
  return new Set(names.flatMap((name) => [...(imports.get(name) ?? [])]))
}
