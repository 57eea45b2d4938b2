import { existsSync } from 'node:fs'
import path from 'node:path'
import { CONTRACT_VERSION } from '../../shared/federation/src/registry/contract-version'
import { sourcesBefore, tool } from '../contract-before/sources'
import { versionBefore } from '../contract-before/version'
import { git } from '../contract/history'

const PNPM = 'pnpm@10.34.9'

/** The SDK of the contract before, or why there is none to try. */
export type SdkBefore = { readonly contract: string; readonly folder: string } | { readonly leftOut: string }

/** Packs it from the history of the project into `.cache`, once for each commit. */
export function sdkBefore(): SdkBefore {
  const before = versionBefore(CONTRACT_VERSION, git)
  if ('why' in before) return { leftOut: before.why }
  const { commit, contract } = before
  if (git('cat-file', '-t', `${commit}:./scripts/sdk-pack.ts`)?.trim() !== 'blob') {
    return { leftOut: `the sources of contract ${contract} (${commit.slice(0, 8)}) pack no SDK yet` }
  }
  const sources = sourcesBefore(before)
  const folder = path.join(sources, '.cache/sdk')
  if (!existsSync(path.join(folder, 'sdk.json'))) pack(sources, folder)
  return { contract, folder }
}

/** With the packages of its own lockfile. */
function pack(sources: string, folder: string): void {
  tool('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], sources)
  tool(process.execPath, ['--import', 'tsx', 'scripts/sdk-pack.ts', '--out', folder], sources)
}
