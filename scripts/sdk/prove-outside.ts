// `npm run prove outside`: an outside team's whole path, with a portal of its own. It creates a remote in an empty folder,
// opens its screen, runs its journeys in a browser, and runs each command of its workflow files.
import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { readKey, publicKeyOf } from '../../delivery/src/releases/documents/signatures'
import { COMMANDS_PATH } from '../../delivery/src/sdk/sdk-paths'
import { ACCOUNTS, PASSWORD } from '../start/accounts.mjs'
import { startOwnPortal, type OwnPortal } from './own-portal'
import { readWorkflow } from './workflow-steps'

const REMOTE = 'mf-reports'
const place = mkdtempSync(path.join(tmpdir(), 'portal-first-'))
const team = path.join(place, 'team')
const home = path.join(team, REMOTE)
const keyFile = path.join(home, '.data/release-key.pem')

/** Settings of the project that a team does not have. */
const OURS = /^(NODE_ENV|NODE_OPTIONS|RELEASE_.*|PORT|DATA_DIR|npm_.*)$/i
const bare = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)))

/** Runs a shell line and prints its duration. Throws for another exit code than `code`. */
async function line(name: string, cwd: string, text: string, env: NodeJS.ProcessEnv = {}, code = 0): Promise<void> {
  const since = Date.now()
  const ended = await new Promise<number | null>((resolve) => {
    const words = ['-eo', 'pipefail', '-c', text]
    spawn('bash', words, { cwd, env: { ...bare, ...env }, stdio: ['ignore', 1, 2] }).once('close', resolve)
  })
  const seconds = ((Date.now() - since) / 1000).toFixed(0).padStart(4)
  console.log(`${ended === code ? '✓' : '✗'} ${seconds} s  ${name}`)
  if (ended !== code) throw new Error(`${name}: exit code ${ended}, and ${code} was expected.`)
}

/** Runs the lines of a workflow's job, without installation and the wait of half an hour. */
async function job({ origin }: OwnPortal, file: string, name: string, judged = 0): Promise<void> {
  const values = {
    'vars.RELEASE_PORTAL': origin,
    'vars.PREVIEW_USERS': 'somebody',
    'secrets.RELEASE_KEY': readFileSync(keyFile, 'utf8').trim(),
    'github.event.number': '12',
    'github.run_number': '3',
  }
  const { env, steps } = readWorkflow(readFileSync(path.join(home, '.github/workflows', file), 'utf8'), name, values)
  const written = path.join(place, 'github-env')
  writeFileSync(written, '')
  for (const step of steps.filter(({ run }) => run !== 'npm ci')) {
    const text = step.run.replace('--minutes 30', '--minutes 0')
    const set = parseEnv(readFileSync(written, 'utf8'))
    const own = { RUNNER_TEMP: place, GITHUB_ENV: written }
    const code = text.startsWith('npx portal wait') ? judged : 0
    await line(`${file}: ${text.split('\n')[0]}`, home, text, { ...own, ...env, ...set, ...step.env }, code)
  }
}

const versionAs = (version: string) =>
  line(`version ${version}`, home, `npm version --no-git-tag-version --allow-same-version ${version}`)

async function walk(portal: OwnPortal): Promise<void> {
  const { origin, key, operator } = portal
  mkdirSync(team)
  const first = `npx -y -p ${origin}${COMMANDS_PATH} portal create ${REMOTE} --from ${origin} --signed-by`
  const stranger = publicKeyOf(generateKeyPairSync('ed25519').privateKey)
  await line("a key that is not the portal's is refused", team, `${first} ${stranger}`, {}, 1)
  const since = Date.now()
  await line('the first command', team, `${first} ${key} --owner reports@team.example`)
  const signIn = { PORTAL_USER: ACCOUNTS[0]?.username ?? '', PORTAL_PASSWORD: PASSWORD }
  await line('its journey at the portal, from its sources', home, 'npm run e2e', signIn)
  console.log(`  from an empty folder to its screen in ${((Date.now() - since) / 60_000).toFixed(1)} minutes`)
  await operator('keys', 'allow', publicKeyOf(readKey(keyFile)), '--for', REMOTE, '--root', portal.rootFile)
  await line('npm ci', home, 'npm ci')
  await job(portal, 'release.yml', 'release')
  await line('its journey with what is released', home, 'npm run journeys', { ...signIn, PORTAL_URL: origin })
  await job(portal, 'pull-request.yml', 'check')
  await job(portal, 'pull-request.yml', 'end')
  await versionAs('1.1.0')
  // Nobody has loaded this canary: it is promoted by hand.
  await job(portal, 'release.yml', 'release', 3)
  await job(portal, 'rollback.yml', 'rollback')
  const { remotes } = await (await fetch(`${origin}/versions`)).json()
  if (remotes[REMOTE] !== '1.0.0') throw new Error(`${remotes[REMOTE]} is still served after the rollback.`)
}

const portal = await startOwnPortal(path.join(place, 'data'))
try {
  await walk(portal)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await portal.stop()
  rmSync(place, { recursive: true, force: true })
}
