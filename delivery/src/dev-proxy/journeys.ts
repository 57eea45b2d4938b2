import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { Refusal } from '../release/documents/refusal'
import { inProject, isInstalled } from '../settings'

const ENDING = '.e2e.ts'
const nameOf = (file: string) => file.replace(/^.*\//, '').replace(ENDING, '')

/** The files of journeys that can meet these remotes; of those, the ones that are named, where some are [OPEN-274]. */
export async function journeysFor(remotes: readonly string[], only: readonly string[]): Promise<readonly string[]> {
  checkRunner()
  const all = isInstalled ? inFolder() : await inTheProject(remotes)
  const unknown = only.filter((one) => !all.some((file) => nameOf(file) === one))
  if (all.length > 0 && unknown.length === 0)
    return only.length === 0 ? all : all.filter((file) => only.includes(nameOf(file)))
  throw new Refusal(`There is no journey ${unknown.join(', ') || 'here'} to ${remotes.join(', ')}.`, {
    expected: all.length === 0 ? `A file in e2e that ends in ${ENDING}.` : `Some of ${all.map(nameOf).join(', ')}.`,
    found: 'None that opens a screen with a part of it.',
    todo: all.length === 0 ? 'Write one.' : 'Correct the name, or leave --only away for all of them.',
  })
}

/** Outside all journeys of the folder are the remote's. */
function inFolder(): string[] {
  const folder = inProject('e2e')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.filter((file) => file.endsWith(ENDING)).map((file) => `e2e/${file}`)
}

/** In the project those that "pnpm affected" knows. */
async function inTheProject(remotes: readonly string[]): Promise<readonly string[]> {
  const { code, text } = await call([...ofProject(), 'list', ...remotes], {}, 'pipe')
  const files: unknown = code === 0 ? JSON.parse(text) : []
  return Array.isArray(files) ? files.map(String) : []
}

/** Walks these journeys at an address; answers the exit code, 0 where all have passed. */
export async function walkJourneys(files: readonly string[], origin: string, signal: AbortSignal): Promise<number> {
  const words = isInstalled ? [ownRunner(), 'test'] : [...ofProject(), 'run']
  const { code } = await call([...words, ...files], { PORTAL_URL: origin, E2E_BASE_URL: origin }, 'inherit', signal)
  return code
}

const ofProject = () => ['--import', import.meta.resolve('tsx'), inProject('scripts/journeys.ts')]
const ownRunner = () => inProject('node_modules/@playwright/test/cli.js')

function checkRunner(): void {
  const runner = isInstalled ? ownRunner() : inProject('e2e/node_modules/@playwright/test/cli.js')
  if (existsSync(runner)) return
  throw new Refusal('Journeys cannot be walked here.', {
    expected: `Playwright, installed: ${runner}.`,
    found: 'None.',
    todo: isInstalled ? 'npm install, then npx playwright install chromium.' : 'pnpm install.',
  })
}

const call = (words: readonly string[], env: NodeJS.ProcessEnv, out: 'pipe' | 'inherit', signal?: AbortSignal) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd: inProject(),
      env: { ...process.env, ...env },
      stdio: ['ignore', out, 'inherit'],
      ...(signal && { signal }),
    })
    let text = ''
    child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.once('error', () => resolve({ code: 1, text }))
    child.once('close', (code) => resolve({ code: code ?? 1, text }))
  })
