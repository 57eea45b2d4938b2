import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'

const FILE = 'shared/federation/src/registry/compatibility.ts'
const PNPM = 'pnpm@10.34.9'

/** The SDK of the contract before, or why there is none to try. */
export type SdkBefore = { readonly contract: string; readonly folder: string } | { readonly leftOut: string }

/** Packs it from the history of the project into `.cache`, once for each commit. */
export function sdkBefore(): SdkBefore {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') {
    return {
      leftOut: 'this clone is shallow or none: its history does not reach back. git fetch --unshallow brings it',
    }
  }
  const own = contractOf('HEAD')
  const commit = lastBefore(own)
  const contract = commit === null ? null : contractOf(commit)
  if (commit === null || contract === null) return { leftOut: `the history has no contract before ${own}` }
  if (major(contract) !== major(own ?? '')) return { leftOut: `${contract} is of another major than ${own}` }
  if (git('cat-file', '-t', `${commit}:scripts/sdk-pack.ts`) !== 'blob') {
    return { leftOut: `the sources of contract ${contract} (${commit.slice(0, 8)}) pack no SDK yet` }
  }
  const folder = inRoot('.cache/sdk-before', commit, 'sdk')
  if (!existsSync(path.join(folder, 'sdk.json'))) pack(commit, folder)
  return { contract, folder }
}

const major = (contract: string) => contract.split('.')[0]

/** The last commit with another contract: the one before the contract was raised. */
function lastBefore(own: string | null): string | null {
  const touched = git('rev-list', 'HEAD', '--', FILE)?.split('\n') ?? []
  const at = touched.findIndex((commit) => contractOf(commit) !== own)
  const raised = touched[at - 1]
  if (at === -1 || raised === undefined) return null
  const parent = git('rev-parse', `${raised}^`)
  return parent !== null && contractOf(parent) !== own ? parent : (touched[at] ?? null)
}

/** The contract of a commit's sources. */
const contractOf = (commit: string) =>
  /CONTRACT_VERSION = '(\d+\.\d+)'/.exec(git('show', `${commit}:${FILE}`) ?? '')?.[1] ?? null

/** In a clone of its own, which takes the objects of this one, with the packages of its own lockfile. */
function pack(commit: string, folder: string): void {
  const clone = path.join(path.dirname(folder), 'sources')
  rmSync(path.dirname(folder), { recursive: true, force: true })
  must(inRoot(), 'git', 'clone', '--quiet', '--shared', '--no-checkout', inRoot(), clone)
  must(clone, 'git', 'checkout', '--quiet', '--detach', commit)
  must(clone, 'npx', '-y', PNPM, 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts')
  must(clone, process.execPath, '--import', 'tsx', 'scripts/sdk-pack.ts', '--out', folder)
  rmSync(clone, { recursive: true, force: true })
}

function must(cwd: string, command: string, ...words: readonly string[]): void {
  const { status } = spawnSync(command, words, { cwd, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with exit code ${status}`)
}

/** What git answers; null where it refuses. */
function git(...words: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { cwd: inRoot(), encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
