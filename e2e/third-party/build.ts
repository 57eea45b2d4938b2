import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { CONTRACT_VERSION } from '@portal/federation/host'
import { remoteConfig, type BuildEnv } from '@portal/federation/webpack'
import { build } from 'esbuild'
import webpack from 'webpack'
import { createOutsideFiles } from '../../delivery/src/sdk/create/create'
import { codeBlocks } from '../../scripts/lib/written-files'

const here = import.meta.dirname

/** Bundles the plain host into one script. */
export async function buildHost(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(here, 'plain-host.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'empty', '.woff2': 'empty' },
    // Production builds of the libraries.
    minify: true,
  })
  return outputFiles[0]?.text ?? ''
}

/** Builds a remote with the Module Federation plugin; returns its files by name, with the manifest. */
export const buildRemote = () =>
  filesOf({
    mode: 'production',
    context: path.join(here, 'remote'),
    entry: {},
    output: { publicPath: 'auto', uniqueName: 'mf_other' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mf_other',
        filename: 'remoteEntry.js',
        exposes: { './module': './module.js' },
        shared: { react: { singleton: true, requiredVersion: false } },
        dts: false,
      }),
    ],
  })

/** Builds a remote of `portal create`, unknown to shell and web server; returns its files by name. */
export const buildCreated = () =>
  withSources((folder) => filesOf({ ...remoteConfig(folder, PRODUCTION), cache: false }))

/** Builds the same sources as the documentation for teams with their own build says; returns the files by name. */
export const buildByOwnPlugin = () =>
  withSources(async (folder) => {
    const file = path.join(folder, 'webpack.config.js')
    writeFileSync(file, codeBlocks('docs/own-build.md', 'js').join(''))
    const { default: config }: OwnConfig = await import(file)
    const { resolve } = createRequire(import.meta.resolve('@portal/federation/webpack'))
    return filesOf({ ...config(PRODUCTION), resolveLoader: { alias: { 'swc-loader': resolve('swc-loader') } } })
  })

interface OwnConfig {
  readonly default: (env: BuildEnv) => webpack.Configuration
}

/** Calls `build` with a folder of a created remote's sources, inside this package to use its dependencies. */
async function withSources<T>(build: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(path.join(here, '.cache'), { recursive: true })
  const folder = path.join(mkdtempSync(path.join(here, '.cache', 'created-')), REMOTE)
  const none = { version: '0.0.0', contract: CONTRACT_VERSION, packages: {}, tools: {} }
  try {
    for (const [file, text] of Object.entries(createOutsideFiles(REMOTE, 'reports@team.example', none))) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    return await build(folder)
  } finally {
    rmSync(path.dirname(folder), { recursive: true, force: true })
  }
}

const REMOTE = 'mf-reports'

/** Builds the hostile remote into a folder that `remove` deletes. */
export async function buildHostile(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-hostile-remote-'))
  const config = { ...remoteConfig(path.join(here, 'mf-hostile'), PRODUCTION), cache: false }
  await run({ ...config, output: { ...config.output, path: folder } })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const PRODUCTION = { mode: 'production' } as const

async function filesOf(config: webpack.Configuration): Promise<ReadonlyMap<string, Buffer>> {
  const output = mkdtempSync(path.join(tmpdir(), 'portal-other-remote-'))
  await run({ ...config, output: { ...config.output, path: output } })
  return new Map(readdirSync(output).map((file) => [file, readFileSync(path.join(output, file))]))
}

function run(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
      else resolve()
    })
  })
}

export const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`
