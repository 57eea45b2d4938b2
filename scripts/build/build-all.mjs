import { existsSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { Failure } from '../lib/fail.mjs'
import { readJson } from '../lib/files.mjs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { SHORT_LIVED } from '../lib/short-lived.mjs'
import { BuildCache } from './build-cache.mjs'
import { inputHash } from './inputs.mjs'

/** Parallel builds: the number of processors of a small machine. */
const AT_ONCE = 2
/** Interval of progress lines. */
const PROGRESS_MS = 10_000

const cache = new BuildCache()
const stampFile = (name) => inRoot(name, 'dist/.build')
const manifestFile = (name) => inRoot(name, 'dist', name === 'shell' ? 'shell-manifest.json' : 'remote-manifest.json')

/** Folders of the shell and the remotes. */
export async function buildable() {
  const folders = await readdir(inRoot(), { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory() && /^(shell|mf-.*)$/.test(entry.name))
  return names.map(({ name }) => name).filter((name) => existsSync(inRoot(name, 'webpack.config.ts')))
}

async function isBuilt(name, hash) {
  const stamp = await readFile(stampFile(name), 'utf8').catch(() => '')
  return stamp === hash && existsSync(manifestFile(name)) && (await isComplete(name))
}

/** Whether all files that the build's manifest names exist. */
async function isComplete(name) {
  const { integrity = {} } = (await readJson(manifestFile(name))) ?? {}
  return Object.keys(integrity).every((file) => existsSync(inRoot(name, 'dist', file)))
}

async function buildOne(name, hash) {
  const tsx = import.meta.resolve('tsx')
  const args = [...SHORT_LIVED, '--import', tsx, inRoot('scripts/webpack-build.ts'), name]
  const { code, output } = await run(process.execPath, args, {
    capture: true,
    env: { TSX_TSCONFIG_PATH: inRoot('tsconfig.json') },
  })
  process.stdout.write(output)
  if (code !== 0) return false
  await writeFile(stampFile(name), hash)
  await cache.keep(name, hash, inRoot(name, 'dist'))
  return true
}

const isUpToDate = async (name, hash) =>
  (await isBuilt(name, hash)) || ((await cache.restore(name, hash, inRoot(name, 'dist'))) && isBuilt(name, hash))

/** Packages with two builds start first, or they would run alone at the end. */
async function longestFirst(names) {
  const hasTwoBuilds = async (name) => / before\b/.test(await readFile(inRoot(name, 'webpack.config.ts'), 'utf8'))
  const twofold = await Promise.all(names.map(hasTwoBuilds))
  return [...names.filter((_, at) => twofold[at]), ...names.filter((_, at) => !twofold[at])]
}

/** Runs the jobs a few at a time and prints progress. Returns the names of failed jobs. */
async function runJobs(names, job) {
  const [queue, atWork, failed] = [[...names], new Set(), []]
  const printProgress = () => {
    const done = names.length - queue.length - atWork.size
    console.log(`${done} of ${names.length} are built; building: ${[...atWork].join(', ')} …`)
  }
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      atWork.add(name)
      if (!(await job(name))) failed.push(name)
      atWork.delete(name)
    }
  }
  const progressTimer = setInterval(printProgress, PROGRESS_MS)
  await Promise.all(Array.from({ length: AT_ONCE }, worker)).finally(() => clearInterval(progressTimer))
  return failed
}

/** Builds the changed packages among the named ones, or among all. Throws when a build fails. */
export async function buildAll(names) {
  const known = await buildable()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Failure(`No such build: ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  const hashes = new Map()
  for (const name of names.length > 0 ? names : known) {
    const hash = await inputHash(name)
    if (!(await isUpToDate(name, hash))) hashes.set(name, hash)
  }
  const queue = await longestFirst([...hashes.keys()])
  if (queue.length > 0) console.log(`Building ${queue.join(', ')} …`)
  const failed = await runJobs(queue, (name) => buildOne(name, hashes.get(name)))
  if (failed.length > 0) throw new Failure(`The build failed: ${failed.join(', ')}. The lines above say why.`)
  return hashes.size
}
