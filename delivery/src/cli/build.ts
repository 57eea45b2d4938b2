import { spawnSync } from 'node:child_process'
import { Refusal } from '../releases/documents/refusal'
import { inProject, isInstalled } from '../settings'
import { checkRemotes } from './local-remotes'

/** Builds packages of the project, or outside of it the remote in the current folder [OPEN-293]. */
export function buildPackages(names: readonly string[]): void {
  if (isInstalled) checkRemotes(names)
  const args = isInstalled ? [OUTSIDE_BUILD] : [inProject('scripts/build.mjs'), ...names]
  // Output of the build goes to stderr, so that stdout has only the command's answer.
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2] })
  if (status === 0) return
  throw new Refusal(`${names.join(', ')} cannot be published.`, {
    expected: 'A build without errors and warnings.',
    found: `The build ended with exit code ${status}.`,
    todo: 'Read the lines above, and publish again.',
  })
}

const OUTSIDE_BUILD = inProject('node_modules/@portal/federation/webpack/portal-build.js')

/** Folder with the build of a package. */
export const buildFolder = (name: string) => (isInstalled ? inProject('dist') : inProject(name, 'dist'))
