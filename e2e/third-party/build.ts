import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { remoteConfig } from '@portal/federation/webpack'
import { build } from 'esbuild'
import webpack from 'webpack'

const here = import.meta.dirname

/** The plain host as one script. */
export async function buildHost(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(here, 'plain-host.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'empty', '.woff2': 'empty' },
    // Libraries in their form for production.
    minify: true,
  })
  return outputFiles[0]?.text ?? ''
}

/** A remote as the library builds one, with its manifest; its files by name. */
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

/** A sixth remote of ours, which neither shell nor web server has ever heard of; its files by name. */
export const buildSixth = () => filesOf({ ...remoteConfig(path.join(here, 'mf-sixth'), PRODUCTION), cache: false })

/** The hostile remote of ours; its folder, which goes with `remove`. */
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
