import { dirname, join } from 'node:path'
import type { Configuration, StatsCompilation } from 'webpack'
import webpack from 'webpack'
import { precompress } from '../../scripts/build/precompress'
import shellBuild from '../../shell/webpack.config'
import { plainRoutes, writeDocuments } from './single-documents'

const root = join(import.meta.dirname, '../..')
const single = join(import.meta.dirname, 'single')

/** `ordinary` boots as any single page application does; `tuned` has the federated shell's boot order. */
export type SingleVariant = 'ordinary' | 'tuned'

/** Builds the same sources as one ordinary webpack application: same routes, lazy per route, no federation. */
export async function buildSingle(variant: SingleVariant) {
  const shellDir = join(root, '.cache/bench', variant)
  const stats = await run(singleConfig(variant, shellDir))
  await precompress(shellDir, stats.assets?.map(({ name }) => name) ?? [])
  return writeDocuments(variant, shellDir, chunkFiles(stats))
}

/** The portal's own preset, less all that serves the federation alone: containers, and hashes of lazy chunks. */
const FEDERATION = /^(ModuleFederationPlugin|ContainerPlugin|SharePlugin|ProvideSharedPlugin|ChunkIntegrityPlugin)$/

function singleConfig(variant: SingleVariant, output: string): Configuration {
  const base = shellBuild({ mode: 'production' })
  const plugins = (base.plugins ?? []).filter((plugin) => !FEDERATION.test(plugin?.constructor.name ?? ''))
  const routes = variant === 'ordinary' ? plainRoutes() : null
  return {
    ...base,
    name: `bench-${variant}`,
    cache: { type: 'filesystem', name: `bench-${variant}`, buildDependencies: { config: [import.meta.filename] } },
    devtool: false,
    // What was compressed before is found again by its name.
    output: { ...base.output, path: output, uniqueName: `bench_${variant}`, clean: { keep: /\.(br|gz)$/ } },
    plugins: [
      ...plugins,
      new webpack.DefinePlugin({ SINGLE_ROUTES: JSON.stringify(routes) }),
      ...replacements(variant),
    ],
  }
}

function replacements(variant: SingleVariant) {
  const files: [RegExp, string][] = [
    [/federation\/src\/loader\/remotes\.ts$/, join(single, 'remotes.ts')],
    [/federation\/src\/loader\/preload\.ts$/, join(single, 'preload.ts')],
  ]
  if (variant === 'ordinary') files.push([/shell\/src\/early\.ts$/, join(single, 'early.ts')])
  return files.map(([file, replacement]) => replaceResolved(file, replacement))
}

/** Replaces a module after it was resolved, whatever spelling it was imported by. */
function replaceResolved(file: RegExp, replacement: string) {
  return new webpack.NormalModuleReplacementPlugin(
    file,
    (data: { createData?: { resource?: string; userRequest?: string; context?: string } }) => {
      if (!data.createData?.resource || !file.test(data.createData.resource)) return
      data.createData.resource = replacement
      data.createData.userRequest = replacement
      data.createData.context = dirname(replacement)
    },
  )
}

/** Scripts and style sheets of each named chunk, with those split off it. */
function chunkFiles({ namedChunkGroups = {} }: StatsCompilation): Record<string, string[]> {
  const files = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => {
    return [name, assets.map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file))] as const
  })
  return Object.fromEntries(files)
}

function run(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      // Closed, so that what was built is kept for the next run.
      compiler.close((closing) => {
        if (error ?? closing) reject(error ?? closing)
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })))
        else resolve(stats.toJson({ all: false, assets: true, chunkGroups: true }))
      })
    })
  })
}
