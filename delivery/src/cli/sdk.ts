import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Command } from 'commander'
import { Refusal } from '../release/documents/refusal'
import { inProject, isInstalled } from '../settings'

/** Adds `portal sdk`. */
export function addSdk(program: Command): void {
  program
    .command('sdk')
    .summary('pack what a team outside needs, as tarballs')
    .description('Packs the SDK of this project: what a remote in a repository of its own is made of.')
    .argument('<what>', '"pack"')
    .option('--out <folder>', 'where the tarballs go', '.data/sdk')
    .option('--patch <number>', 'the third number of its version, behind those of the contract', '0')
    .action(sdkCommand)
}

interface SdkOptions {
  readonly out: string
  readonly patch: string
}

/** `portal sdk pack` */
function sdkCommand(what: string, { out, patch }: SdkOptions, command: Command) {
  if (what !== 'pack') command.error(`error: it is "portal sdk pack", not ${what}`, { exitCode: 2 })
  if (!/^\d{1,6}$/.test(patch)) command.error('error: --patch is a whole number', { exitCode: 2 })
  packSdk(path.resolve(out), patch)
}

/** Packs the SDK into a folder, and answers that. What it says goes to stderr, so that stdout is the answer. */
export function packSdk(out: string, patch = '0'): string {
  if (isInstalled) {
    throw new Refusal('The SDK is packed in the project of the portal.', {
      expected: 'The sources of the portal.',
      found: 'An installed command line.',
      todo: 'Ask the team of the shell for the tarballs.',
    })
  }
  const script = [
    '--import',
    import.meta.resolve('tsx'),
    inProject('scripts/sdk-pack.ts'),
    '--out',
    out,
    '--patch',
    patch,
  ]
  const { status } = spawnSync(process.execPath, script, { stdio: ['ignore', 2, 2] })
  if (status === 0) return out
  throw new Refusal('The SDK cannot be packed.', {
    expected: 'Sources that compile.',
    found: `Packing ended with exit code ${status}.`,
    todo: 'Read the lines above, and pack again.',
  })
}
