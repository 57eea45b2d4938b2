import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATALOGUE_JOBS } from '../../backend/test/plaques'
import { sourceDigests } from '../../shared/api-client/src/digests/digests'
import { inRoot } from '../lib/paths.mjs'
import { read, writtenFiles } from '../lib/written-files'
import { namedLibraries, storesOf } from './libraries'
import type { PackageLibraries } from './libraries'
import { loadedFiles, PROGRAMS } from './loaded'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-image-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Required settings that each program names in a one-line error. */
const SERVICES: Readonly<Record<string, readonly string[]>> = {
  'backend/src/main.ts': ['DATABASE_URL', 'STORAGE_SECRET_KEY'],
  'backend/src/operations/migrate-main.ts': ['DATABASE_URL'],
  'delivery/src/web-server/main.ts': ['PUBLIC_ORIGIN', 'RELEASE_SEEN'],
  'delivery/src/guard/main.ts': ['GUARD_KEY', 'OPERATOR_TOKEN'],
  'delivery/src/release-api/main.ts': ['RELEASE_STORE', 'RELEASE_KEYS'],
}

/** The programs compile their sources at the start, which is slow on a busy machine. */
const LONG_MS = 180_000

const taken = loadedFiles(writtenFiles(), read)
const named = namedLibraries(taken, read)

/** Runs a program of the image with only this environment. Returns exit code and output. */
const runThere = (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const options = { cwd: path.join(folder, 'backend'), env: { PATH: process.env.PATH, ...env } }
    execFile(process.execPath, ['--import', 'tsx', ...words], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: `${stdout}${stderr}`.trim() }),
    )
  })

/** Links a package's installed libraries into the image's folder. */
function linkLibraries({ folder: own, names }: PackageLibraries): void {
  for (const name of names) {
    const installed = realpathSync(inRoot(own, 'node_modules', name))
    const below = path.relative(inRoot(), installed)
    const link = path.join(folder, own, 'node_modules', name)
    mkdirSync(path.dirname(link), { recursive: true })
    symlinkSync(below.startsWith('node_modules') ? installed : path.join(folder, below), link)
  }
}

beforeAll(() => {
  for (const file of taken) cpSync(inRoot(file), path.join(folder, file))
  for (const one of named) linkLibraries(one)
})

describe('the image for production [OPEN-287]', () => {
  test('has no demo, local cloud, specs, pages, builds or developer commands', () => {
    const without =
      /^(demo|local-cloud|e2e|bench|shell|mf-)|\.(spec|fixture|e2e)\.|^backend\/(test|fuzz)\/|\/testing\/|^delivery\/src\/(cli|create|dev-proxy)\//
    expect(taken.filter((file) => without.test(file))).toEqual([])
    expect(taken.filter((file) => file.startsWith('scripts/'))).toEqual(['scripts/owners.ts', 'scripts/secrets.ts'])
    const shared = new Set(taken.flatMap((file) => /^shared\/([\w-]+)\//.exec(file)?.[1] ?? []))
    expect([...shared]).toEqual(['api-client', 'brand', 'domain-bundled', 'domain', 'federation', 'plaque', 'server'])
    expect(taken.length).toBeLessThan(writtenFiles().length / 3)
  })

  test('has no library of pages, builds or tests, not even indirectly', () => {
    const stores = storesOf(inRoot(), named).map((store) => store.replaceAll('+', '/').replace(/(?<=.)@.*$/, ''))
    expect(stores).toEqual(expect.arrayContaining(['pg-protocol', '@img/sharp-linux-x64', '@smithy/core']))
    const others = /^(react|webpack|typescript|vitest|konva|aws-amplify|@module-federation|@swc\/core|oxlint|commander)/
    expect(stores.filter((store) => others.test(store))).toEqual([])
  })

  // These tests run in order: each uses the compile cache of the previous one.
  test(
    'the backend serves its tables, documents and digests of all rules',
    async () => {
      const env = { DATA_DIR: path.join(folder, 'data'), PORT_BACKEND: '0', PATH: process.env.PATH }
      const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
        cwd: path.join(folder, 'backend'),
        env,
      })
      try {
        const url = await new Promise<string>((resolve, reject) => {
          let said = ''
          const hear = (part: unknown) => {
            said += String(part)
            const found = /http:\S+\/api/.exec(said)?.[0]
            if (found) resolve(found)
          }
          child.stdout.on('data', hear)
          child.stderr.on('data', hear)
          child.once('exit', () => reject(new Error(said)))
        })
        expect((await fetch(`${url}/health`)).status).toBe(200)
        const { 'x-rules': rules } = await (await fetch(`${url}/openapi.json`)).json()
        expect(rules).toEqual(sourceDigests())
        expect((await fetch(`${url}/docs`)).status).toBe(200)
      } finally {
        child.kill('SIGKILL')
      }
    },
    LONG_MS,
  )

  test(
    'its programs load there, and name missing settings in production, services in one line [OPEN-142]',
    async () => {
      expect(PROGRAMS).toEqual(expect.arrayContaining(Object.keys(SERVICES)))
      for (const file of PROGRAMS) {
        const { code, said } = await runThere([path.join(folder, file)], { NODE_ENV: 'production' })
        const words = SERVICES[file]
        const missed = words ? /^[^\n]*missing: [^\n]*$/ : /missing: /
        expect({ file, code, said }).toEqual({ file, code: 1, said: expect.stringMatching(missed) })
        for (const word of words ?? []) expect(said).toContain(word)
      }
    },
    LONG_MS,
  )

  test(
    'its threads draw there',
    async () => {
      const [job] = CATALOGUE_JOBS
      const photo = job?.photo && Buffer.from(job.photo).toString('base64')
      writeFileSync(path.join(folder, 'job.json'), JSON.stringify({ ...job, photo }))
      const draw = `
      import { readFileSync } from 'node:fs'
      import { drawingWorkers } from './src/artwork/drawing-workers.ts'
      const job = JSON.parse(readFileSync('../job.json', 'utf8'))
      const photo = job.photo && Buffer.from(job.photo, 'base64')
      const drawn = await drawingWorkers().draw({ ...job, photo, name: { ...job.name, at: new Date(job.name.at) } })
      console.log('drawn as', Object.keys(drawn).join(' '))
      process.exit(0)`
      expect(await runThere(['--input-type=module', '--eval', draw])).toEqual({
        code: 0,
        said: 'drawn as png webp svg pdf',
      })
    },
    LONG_MS,
  )
})
