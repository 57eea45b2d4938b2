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

/** Path of an installed Chromium (`CHROMIUM_PATH` first), or null. */
function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((file) => file && existsSync(file)) ?? null
}

/** The path of `findChromium` as an option for Playwright's `launch`; empty when there is none. */
export function chromiumOption() {
  const executablePath = findChromium()
  return executablePath === null ? {} : { executablePath }
}

const asRoot = () => process.getuid?.() === 0

/**
 * Features that Playwright disables. Chromium uses only the last `--disable-features`, so the list is repeated here.
 */
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
/** The hidden list below the address bar, whose rendering takes half of a journey's time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Chromium's arguments in the browser tests. */
export const CHROMIUM_ARGS = [
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  ...(asRoot() ? ['--no-sandbox'] : []),
]

/** Installs Debian packages if this machine allows it; returns whether it did. */
export async function aptInstall(...packages) {
  if (!asRoot() || !existsSync('/usr/bin/apt-get')) return false
  // Runlevel 1 keeps packages from starting their services.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  console.log(`Installing ${packages.join(', ')} from the package manager …`)
  await run('apt-get', ['update', '-qq'], { env, capture: true })
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  const { code, output } = await run('apt-get', args, { env, capture: true })
  if (code !== 0) console.log(output.split('\n').slice(-5).join('\n'))
  return code === 0
}

/**
 * Finds or installs a Chromium: the system's, the package manager's or Playwright's. Returns its path, `playwright` for
 * Playwright's own copy, or null.
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

/** Headless Chromium, which is a fifth faster; otherwise Chromium. */
export async function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return ensureChromium()
  const isThere = existsSync(HEADLESS_SHELL) || (await aptInstall('chromium-headless-shell'))
  return isThere ? HEADLESS_SHELL : ensureChromium()
}
