import path from 'node:path'
import { run } from '../lib/run.mjs'
import { read } from '../lib/written-files'

const dockerfile = read('deploy/Dockerfile')
const [, base = '', major = ''] = /^FROM (node:(\d+)\S*) AS installed$/m.exec(dockerfile) ?? []

/** The image's base. */
export const BASE = base
/** The `RUN` commands before the last stage. */
export const COMMANDS = [...(dockerfile.split(`FROM ${base}\n`)[0] ?? '').matchAll(/^RUN (.+)$/gm)].map(
  ([, command = '']) => command,
)

/** Runs a command; returns its output, or throws it when the command fails. */
export async function runOrThrow(command: string, words: readonly string[], options: Parameters<typeof run>[2] = {}) {
  const { code, output } = await run(command, words, { capture: true, ...options })
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** Installs the image's Node version from npm; returns its folder. */
export async function fetchNode(folder: string): Promise<string> {
  await runOrThrow('npm', ['install', '--silent', '--prefix', folder, `node@${major}`])
  const bin = path.join(folder, 'node_modules/node/bin')
  console.log(`Node ${(await runOrThrow(path.join(bin, 'node'), ['--version'])).trim()} from npm instead of ${base}:`)
  return bin
}
