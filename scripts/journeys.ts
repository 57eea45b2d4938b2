// Journeys of remotes, for `portal e2e`: `tsx scripts/journeys.ts list mf-x …` names those that can meet a part of them,
// `run` walks the named files at E2E_BASE_URL [OPEN-274].
import { readProject } from './affected/project'
import { journeysOfRemotes } from './affected/remote-journeys'
import { ensureHeadlessShell } from './lib/browser.mjs'
import { inRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

/** A portal that refuses the accounts would let each journey wait for its time. */
const MOST_FAILURES = 10

/** In a browser, at a portal that runs already; answers the exit code. */
async function walk(files: readonly string[]): Promise<number> {
  const chromium = await ensureHeadlessShell()
  if (chromium === null) {
    console.error('No Chromium: install one, or set CHROMIUM_PATH to its program.')
    return 1
  }
  const cli = inRoot('e2e/node_modules/@playwright/test/cli.js')
  const args = [
    cli,
    'test',
    '--config',
    inRoot('e2e/playwright.config.ts'),
    `--max-failures=${MOST_FAILURES}`,
    ...files,
  ]
  const env = chromium === 'playwright' ? {} : { CHROMIUM_PATH: chromium }
  return (await run(process.execPath, args, { env })).code
}

const [what, ...words] = process.argv.slice(2)
if (what === 'list') {
  const { declared, project } = readProject()
  console.log(JSON.stringify(journeysOfRemotes(words, declared, project)))
} else process.exitCode = await walk(words)
