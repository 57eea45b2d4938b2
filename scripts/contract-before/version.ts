/** The last commit whose contract was another one, and earlier. */
export interface Before {
  readonly commit: string
  readonly contract: string
}

/** … or why there is none that could be built. */
export type BeforeOrWhy = Before | { readonly why: string }

const FILE = 'shared/federation/src/registry/contract-version.ts'

/** Asks git in words, as `git` of the contract's history does. */
type AskGit = (...words: readonly string[]) => string | null

/** The last version of the contract before this one, as the history has it; its last commit counts as its release. */
export function versionBefore(current: string, git: AskGit): BeforeOrWhy {
  const shallow = git('rev-parse', '--is-shallow-repository')?.trim()
  if (shallow === undefined) return { why: 'this folder has no history to build the contract before from' }
  const changes = git('log', '--first-parent', '--format=%H', '--', FILE)?.trim().split('\n').filter(Boolean) ?? []
  for (const commit of ['HEAD', ...changes.map((change) => `${change}~1`)]) {
    const [, contract] = /CONTRACT_VERSION = '(\d+\.\d+)'/.exec(git('show', `${commit}:./${FILE}`) ?? '') ?? []
    const id = git('rev-parse', commit)?.trim()
    if (contract && id && isEarlier(contract, current)) return { commit: id, contract }
  }
  const isCut = shallow === 'true'
  return {
    why: isCut ? 'this clone is shallow: git fetch --unshallow' : `the history has no contract before ${current}`,
  }
}

function isEarlier(one: string, other: string): boolean {
  const [[major = 0, minor = 0] = [], [toMajor = 0, toMinor = 0] = []] = [one, other].map((text) =>
    text.split('.').map(Number),
  )
  return major < toMajor || (major === toMajor && minor < toMinor)
}
