// `npm run prove image`: starts the files that deploy/Dockerfile copies in production mode, on its Node version. Then
// starts the image itself, if buildah can fetch its base.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aptInstall } from '../lib/browser.mjs'
import { inRoot, ROOT } from '../lib/paths.mjs'
import { NOT_RUN } from '../lib/not-run.mjs'
import { run, which } from '../lib/run.mjs'
import { BASE, COMMANDS, fetchNode, runOrThrow } from './node'
import { serveOnce } from './served'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-image-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const below = (...names: string[]) => path.join(folder, ...names)

/** Copies the project without the files that `.dockerignore` names. */
function copyProject(): void {
  const left = readFileSync(inRoot('.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => /^\w/.test(line))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of files.trim().split('\n')) {
    if (!left.some((one) => file === one || file.startsWith(`${one}/`))) cpSync(inRoot(file), below('project', file))
  }
}

/** Runs the Dockerfile's commands with npm's Node of the same version. */
async function proveFiles(): Promise<void> {
  copyProject()
  const bin = await fetchNode(below('node'))
  const env = {
    PATH: [bin, below('global/bin'), process.env.PATH].join(path.delimiter),
    npm_config_prefix: below('global'),
    NODE_ENV: '',
  }
  for (const command of COMMANDS)
    await runOrThrow('sh', ['-c', command.replace('/taken', below('taken'))], { cwd: below('project'), env })
  await serveOnce((file) => ({
    command: path.join(bin, 'node'),
    words: ['--enable-source-maps', '--import', 'tsx', file],
    cwd: below('taken/backend'),
  }))
}

/** Whether the image could be built; throws when it was built and does not serve. */
async function proveImage(): Promise<boolean> {
  if (!(await which('buildah')) && !(await aptInstall('buildah'))) return notRun('buildah is not installed')
  const places = ['--storage-driver', 'vfs', '--root', below('storage'), '--runroot', below('storage-run')]
  const words = ['build', '--isolation', 'chroot', '-f', inRoot('deploy/Dockerfile'), '-t', 'portal', ROOT]
  const { code, output } = await run('buildah', [...places, ...words], { capture: true })
  if (/pinging container registry|initializing source/.test(output)) return notRun(`buildah cannot fetch ${BASE} here`)
  if (code !== 0) throw new Error(output)
  const container = (await runOrThrow('buildah', [...places, 'from', 'portal'])).trim()
  console.log('The image:')
  await serveOnce((file, env) => {
    const given = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`])
    // The container needs the release store and the file of RELEASE_SEEN.
    const run = [...places, 'run', '--isolation', 'chroot', '--volume', `${tmpdir()}:${tmpdir()}`, ...given]
    const program = ['node', '--enable-source-maps', '--import', 'tsx', file]
    return { command: 'buildah', words: [...run, container, '--', ...program] }
  })
  return true
}

function notRun(why: string): false {
  console.log(`Not run: the image's own build and health check: ${why}.`)
  return false
}

await proveFiles()
if (!(await proveImage())) process.exitCode = NOT_RUN
