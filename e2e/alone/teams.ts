import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createKey } from '../../delivery/src/releases/documents/signatures'
import { COMMANDS_PATH } from '../../delivery/src/sdk/sdk-paths'
import { inRoot } from '../../scripts/lib/paths.mjs'
import type { OwnPortal } from '../../scripts/sdk/own-portal'
import { releaseStore } from '../../scripts/start/release.mjs'
import type { CommandResult } from './copy'

/** Runs a `portal` command with the team's key. */
export type TeamCommand = (...words: readonly string[]) => Promise<CommandResult>

/** Settings of the project and its user, which a team does not have. */
const PROJECT_SETTINGS = /^(NODE_ENV|NODE_OPTIONS|RELEASE_.*|PORT|DATA_DIR|npm_.*)$/i
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !PROJECT_SETTINGS.test(name)))

/** Creates a team's key, which the operator allows for this package only. */
export async function createTeam(portal: OwnPortal, data: string, name: string): Promise<TeamCommand> {
  const keyFile = path.join(data, 'teams', `${name}.pem`)
  const { publicKey: key } = createKey(keyFile)
  await portal.operator('keys', 'allow', key, '--for', name, '--root', portal.rootFile)
  const options = ['--store', releaseStore(data), '--key', keyFile]
  const program = ['--import', 'tsx', inRoot('delivery/src/cli/main.ts')]
  return (...words) => run(inRoot(), process.execPath, ...program, ...options, ...words)
}

/** Creates a remote outside the project with the portal's current SDK, and builds it. */
export async function buildOutside({ origin, key }: OwnPortal, place: string, name: string): Promise<string> {
  mkdirSync(place)
  const home = path.join(place, name)
  const commands = ['npx', '-y', '-p', origin + COMMANDS_PATH, 'portal']
  const created = [...commands, 'create', name, '--from', origin, '--signed-by', key, '--owner', 'reports@team.example']
  for (const [cwd, words] of [
    [place, created],
    [home, ['npx', 'portal-build']],
  ] as const) {
    const { code, text } = await run(cwd, ...words)
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${text}`)
  }
  return path.join(home, 'dist')
}

/** Runs a command without the settings of the project. */
function run(cwd: string, ...[command = '', ...words]: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const written: string[] = []
    const child = spawn(command, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => written.push(String(text)))
    child.once('close', (code) => resolve({ code, text: written.join('') }))
  })
}
