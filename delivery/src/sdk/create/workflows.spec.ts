import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Command } from 'commander'
import { portalProgram } from '../../cli/program'
import { createOutsideFiles } from './create'

const SDK = { version: '9.7.0', contract: '9.7', packages: {}, tools: {} }
const files = createOutsideFiles('mf-reports', 'reports@team.example', SDK)
const workflows = Object.entries(files).filter(([file]) => file.startsWith('.github/workflows/'))
const { scripts } = JSON.parse(files['package.json'] ?? '')

/** Values that replace variables of a workflow, as the shell does. */
const VALUES = {
  $version: '1.1.0-pr.12.3',
  $VERSION: '1.1.0',
  $PREVIEW: 'reports-pr-12',
  '<portal>': 'https://portal.example',
}
const valued = (text: string) =>
  Object.entries(VALUES).reduce((made, [name, value]) => made.replaceAll(name, value), text)

/** Calls of `portal` in a text, each as its arguments. */
const callsIn = (text: string) =>
  [...text.matchAll(/(?:\bnpx|&&|^) ?portal (?!`)([^;`\n]+?)(?= &&|[;`\n]|$)/gm)].map(([, text = '']) =>
    [...valued(text).matchAll(/"([^"]*)"|\S+/g)].map(([arg, quoted]) => quoted ?? arg),
  )

/** The error of the commands for unknown arguments; null for a valid call. Runs no command. */
async function faultOf(args: readonly string[]): Promise<string | null> {
  const program = portalProgram()
  for (const command of all(program)) {
    command.exitOverride().configureOutput({ writeErr: () => undefined, writeOut: () => undefined })
    // `key` has an action of its own beside its subcommand.
    if (command.commands.length === 0 || command.name() === 'key') command.action(() => undefined)
  }
  return program.parseAsync(args, { from: 'user' }).then(
    () => null,
    (error: Error) => `portal ${args.join(' ')}: ${error.message}`,
  )
}
const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)]

/** Invalid calls and missing npm scripts of a file. */
async function unknownIn(text: string): Promise<readonly string[]> {
  const calls = await Promise.all(callsIn(text).map(faultOf))
  const ran = [...text.matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name = '']) => name)
  const missing = ran.filter((name) => !['ci', 'install'].includes(name) && !Object.hasOwn(scripts, name))
  return [...calls.filter((fault) => fault !== null), ...missing.map((name) => `npm run ${name}`)]
}

beforeEach(() => void vi.stubEnv('RELEASE_PORTAL', 'https://portal.example'))
afterEach(() => vi.unstubAllEnvs())

test('every command of the workflows is valid [OPEN-294]', async () => {
  const found = Object.fromEntries(
    workflows.map(([file, text]) => [file.slice('.github/workflows/'.length), callsIn(text)]),
  )
  expect(found).toEqual({
    'pull-request.yml': [
      ['publish', 'mf-reports', '--from', 'dist', '--as', '1.1.0-pr.12.3'],
      ['check', 'mf-reports', '1.1.0-pr.12.3'],
      ['preview', 'mf-reports', '1.1.0-pr.12.3', '--as', 'reports-pr-12'],
      ['preview', 'mf-reports', '--as', 'reports-pr-12', '--end'],
    ],
    'release.yml': [
      ['publish', 'mf-reports', '--from', 'dist'],
      ['promote', 'mf-reports', '1.1.0', '--percent', '10', '--first-to-all'],
      ['wait', 'mf-reports', '1.1.0', '--minutes', '30'],
      ['promote', 'mf-reports', '1.1.0'],
    ],
    'rollback.yml': [['rollback', 'mf-reports']],
  })
  for (const [, text] of workflows) expect(await unknownIn(text)).toEqual([])
})

test('every command of the README and package.json is valid [OPEN-294]', async () => {
  expect(callsIn(files['README.md'] ?? '').length).toBeGreaterThan(2)
  expect(await unknownIn(files['README.md'] ?? '')).toEqual([])
  const own: string[] = Object.values(scripts).map(String)
  expect(own.flatMap(callsIn).map(([command]) => command)).toEqual(['dev', 'e2e', 'publish'])
  for (const script of own) expect(await unknownIn(script)).toEqual([])
})
