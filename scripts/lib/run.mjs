import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

/**
 * Runs a command to its end without a standard input. Resolves with its exit code and, when `capture`
 * is set, what it wrote; never rejects for a failing command.
 */
export function run(command, args, { env = {}, cwd = ROOT, capture = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
      ...options,
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }))
    child.once('close', (code, signal) => resolve({ code: code ?? 128, signal, output }))
  })
}

/** The first of these commands that this machine has, as an absolute path. */
export async function which(...names) {
  for (const name of names) {
    const found = await run('sh', ['-c', `command -v "${name}"`], { capture: true })
    if (found.code === 0) return found.output.trim()
  }
  return null
}
