import { spawnSync } from 'node:child_process'
import { Refusal } from '../../releases/documents/refusal'

/**
 * Installs the packages of a new remote. Output of npm goes to stderr, so that stdout has only the command's answer.
 */
export function installPackages(folder: string): void {
  const { status, error } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  throw new Refusal('The packages are not installed.', {
    expected: 'npm, and a registry that has the libraries of the SDK.',
    found: error
      ? `${error.message}.`
      : `npm ended with exit code ${status}. The remote itself is created, in ${folder}.`,
    todo: `Read the lines above, then "npm install" in ${folder}.`,
  })
}
