import { execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceDigests } from '../../shared/api-client/src/digests/digests'
import { inRoot } from '../lib/paths.mjs'
import { read, writtenFiles } from '../lib/written-files'
import { loadedFiles, PROGRAMS } from './loaded'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-image-'))
afterAll(() => rmSync(folder, { recursive: true }))

const taken = loadedFiles(writtenFiles(), read)

/** Runs a program there with nothing but this environment; its exit code and all that it says. */
const runThere = (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const options = { cwd: path.join(folder, 'backend'), env: { PATH: process.env.PATH, ...env } }
    execFile(process.execPath, ['--import', 'tsx', ...words], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: `${stdout}${stderr}`.trim() }),
    )
  })

/** The libraries that a package of the image may need, as they are installed here; the project's own from the image. */
function linkLibraries(manifest: string): void {
  const own = path.posix.dirname(manifest)
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(read(manifest))
  for (const [name, version] of Object.entries(dependencies)) {
    const installed = realpathSync(inRoot(own, 'node_modules', name))
    const target = version.startsWith('workspace:') ? path.join(folder, path.relative(inRoot(), installed)) : installed
    const link = path.join(folder, own, 'node_modules', name)
    mkdirSync(path.dirname(link), { recursive: true })
    symlinkSync(target, link)
  }
}

beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', inRoot('scripts/image/take.ts'), folder], { cwd: inRoot() })
  for (const file of taken.filter((one) => one.endsWith('/package.json'))) linkLibraries(file)
})

describe('the image for production [OPEN-290]', () => {
  test('holds nothing of demo, stand-ins, specs, pages, builds or commands of developers', () => {
    const without =
      /^(demo|local-cloud|e2e|bench|shell|mf-)|\.(spec|fixture|e2e)\.|^backend\/(test|fuzz)\/|\/testing\/|^delivery\/src\/(cli|create|dev-proxy)\//
    expect(taken.filter((file) => without.test(file))).toEqual([])
    expect(taken.filter((file) => file.startsWith('scripts/'))).toEqual(['scripts/owners.ts', 'scripts/secrets.ts'])
    const shared = new Set(taken.flatMap((file) => /^shared\/([\w-]+)\//.exec(file)?.[1] ?? []))
    expect([...shared]).toEqual(['api-client', 'brand', 'domain', 'federation', 'plaque', 'server'])
    expect(taken.length).toBeLessThan(writtenFiles().length / 3)
  })

  test('is what the Dockerfile copies, and no more', () => {
    const [, last = ''] =
      read('deploy/Dockerfile')
        .split(/^FROM .*AS installed$/m)[1]
        ?.split(/^FROM /m) ?? []
    expect(last.match(/^(COPY|ADD|RUN) .*$/gm)).toEqual(['COPY --from=installed --chown=root:root /taken /app'])
    expect(read('deploy/Dockerfile')).toContain('node --import tsx ../scripts/image/take.ts /taken')
  })

  test.each(PROGRAMS.filter((file) => file.endsWith('main.ts')))(
    '%s loads there, and asks for its settings',
    async (file) => {
      const { code, said } = await runThere([path.join(folder, file)], { NODE_ENV: 'production' })
      expect([code, said]).toEqual([1, expect.stringContaining('missing: ')])
      expect(said).not.toMatch(/ERR_MODULE_NOT_FOUND|Cannot find/)
    },
  )

  test('the backend serves there: tables, documents, digests of all rules', async () => {
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
  })

  test.each(['scripts/owners.ts', 'scripts/secrets.ts'])('%s says there what it can do', async (file) => {
    const { code, said } = await runThere([path.join(folder, file)], { DATA_DIR: path.join(folder, 'other') })
    expect([code, said]).toEqual([2, expect.stringContaining('npm run ')])
  })

  test('a module that is missing is missed', () => {
    const without = writtenFiles().filter((file) => file !== 'backend/src/db/wall.ts')
    expect(() => loadedFiles(without, read)).toThrow(/imports \.?.*wall, which is not there/)
    expect(existsSync(path.join(folder, 'backend/src/db/wall.ts'))).toBe(true)
    expect(readFileSync(path.join(folder, 'package.json'), 'utf8')).toBe(read('package.json'))
  })
})
