import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

/**
 * Runs a command without standard input. Resolves with its exit code and, with `capture`, its output. A failing command
 * does not reject.
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

/** Absolute path of the first of these commands that is installed, or null. */
export async function which(...names) {
  for (const name of names) {
    const found = await run('sh', ['-c', `command -v "${name}"`], { capture: true })
    if (found.code === 0) return found.output.trim()
  }
  return null
}
