import { existsSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The machine's own Chromium (`CHROMIUM_PATH` first), or null. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((file) => file && existsSync(file)) ?? null
}

/** The same as an option of Playwright's `launch`; left out where there is none. */
export function foundChromium() {
  const executablePath = findChromium()
  return executablePath === null ? {} : { executablePath }
}

const asRoot = () => process.getuid?.() === 0

/** What Playwright switches off: of two lists Chromium takes the last, so it is said here again. */
const OFF_IN_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
/** The list below the address bar, which nobody sees here: drawn for each visitor, half of what a journey costs. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** How Chromium is started for the browser tests. */
export const CHROMIUM_ARGS = [
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  ...(asRoot() ? ['--no-sandbox'] : []),
]

/** Installs Debian packages when this machine allows it; says whether it did. */
export async function aptInstall(...packages) {
  if (!asRoot() || !existsSync('/usr/bin/apt-get')) return false
  // Runlevel 1: programs are wanted, no services that run from now on.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  console.log(`Installing ${packages.join(', ')} from the package manager …`)
  await run('apt-get', ['update', '-qq'], { env, capture: true })
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  const { code, output } = await run('apt-get', args, { env, capture: true })
  if (code !== 0) console.log(output.split('\n').slice(-5).join('\n'))
  return code === 0
}

/**
 * A Chromium for the browser tests: the system's, else from the package manager, else Playwright's own.
 * Answers its path, `playwright` when Playwright finds its own copy itself, or null.
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (await aptInstall('chromium')) return findChromium()
  console.log('Installing Chromium with Playwright …')
  const cli = path.join(inRoot('e2e/node_modules/@playwright/test'), 'cli.js')
  const { code } = await run(process.execPath, [cli, 'install', ...(asRoot() ? ['--with-deps'] : []), 'chromium'])
  return code === 0 ? 'playwright' : null
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The same engine without the window around it, in which journeys take a fifth less; where there is none, Chromium. */
export async function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return ensureChromium()
  const isThere = existsSync(HEADLESS_SHELL) || (await aptInstall('chromium-headless-shell'))
  return isThere ? HEADLESS_SHELL : ensureChromium()
}
