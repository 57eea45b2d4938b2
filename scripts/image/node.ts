import path from 'node:path'
import { run } from '../lib/run.mjs'
import { read } from '../lib/written-files'

const dockerfile = read('deploy/Dockerfile')
const [, base = '', major = ''] = /^FROM (node:(\d+)\S*) AS installed$/m.exec(dockerfile) ?? []

/** What the image is made from. */
export const BASE = base
/** The commands that fill it, before its own last stage. */
export const COMMANDS = [...(dockerfile.split(`FROM ${base}\n`)[0] ?? '').matchAll(/^RUN (.+)$/gm)].map(
  ([, command = '']) => command,
)

/** Runs a command to its end and answers what it said; throws that when it fails. */
export async function must(command: string, words: readonly string[], options: Parameters<typeof run>[2] = {}) {
  const { code, output } = await run(command, words, { capture: true, ...options })
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** Folder with the image's version of Node, as npm has it. */
export async function fetchNode(folder: string): Promise<string> {
  await must('npm', ['install', '--silent', '--prefix', folder, `node@${major}`])
  const bin = path.join(folder, 'node_modules/node/bin')
  console.log(`Node ${(await must(path.join(bin, 'node'), ['--version'])).trim()} of npm in the place of ${base}:`)
  return bin
}
