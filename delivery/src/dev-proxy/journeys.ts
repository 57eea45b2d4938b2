import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { Refusal } from '../releases/documents/refusal'
import { inProject, isInstalled } from '../settings'

const ENDING = '.e2e.ts'
const nameOf = (file: string) => file.replace(/^.*\//, '').replace(ENDING, '')

/** Selects the named journeys, or all without names [OPEN-274]. Refuses a name without a file. */
export function selectJourneys(only: readonly string[]): readonly string[] {
  checkRunner()
  const all = listFiles(isInstalled ? 'e2e' : 'e2e/journeys')
  const unknown = only.filter((one) => !all.some((file) => nameOf(file) === one))
  if (all.length > 0 && unknown.length === 0)
    return only.length === 0 ? all : all.filter((file) => only.includes(nameOf(file)))
  throw new Refusal(`There is no journey ${unknown.join(', ') || 'here'}.`, {
    expected: all.length === 0 ? `A file in e2e that ends in ${ENDING}.` : `Some of ${all.map(nameOf).join(', ')}.`,
    found: 'None.',
    todo: all.length === 0 ? 'Write one.' : 'Correct the name, or omit --only to run all journeys.',
  })
}

function listFiles(folder: string): string[] {
  const files = existsSync(inProject(folder)) ? readdirSync(inProject(folder)) : []
  return files.filter((file) => file.endsWith(ENDING)).map((file) => `${folder}/${file}`)
}

/** Runs journeys at an address. Returns the exit code, which is 0 when all pass. */
export async function runJourneys(files: readonly string[], origin: string, signal: AbortSignal): Promise<number> {
  const args = isInstalled
    ? [installedRunner(), 'test']
    : ['--import', import.meta.resolve('tsx'), inProject('scripts/journeys.ts')]
  const child = spawn(process.execPath, [...args, ...files], {
    cwd: inProject(),
    env: { ...process.env, PORTAL_URL: origin, E2E_BASE_URL: origin },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  })
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
}

const installedRunner = () => inProject('node_modules/@playwright/test/cli.js')

function checkRunner(): void {
  const runner = isInstalled ? installedRunner() : inProject('e2e/node_modules/@playwright/test/cli.js')
  if (existsSync(runner)) return
  throw new Refusal('Journeys cannot run here.', {
    expected: `Playwright, installed: ${runner}.`,
    found: 'None.',
    todo: isInstalled ? 'npm install, then npx playwright install chromium.' : 'pnpm install.',
  })
}
