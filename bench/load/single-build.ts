import { dirname, join } from 'node:path'
import type { Configuration, StatsCompilation } from 'webpack'
import webpack from 'webpack'
import { precompress } from '../../scripts/build/precompress'
import { CompileHintPlugin } from '../../shared/federation/webpack/compile-hint-plugin'
import shellBuild from '../../shell/webpack.config'
import { firstChunks, plainRoutes, writeDocuments } from './single-documents'

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

/** Of the portal's own preset: hashes of lazy chunks are the registry's, and hints are put in by variant. */
const LEFT_OUT = /^(ChunkIntegrityPlugin|CompileHintPlugin)$/

function singleConfig(variant: SingleVariant, output: string): Configuration {
  const base = shellBuild({ mode: 'production' })
  const plugins = (base.plugins ?? []).filter((plugin) => !LEFT_OUT.test(plugin?.constructor.name ?? ''))
  const isTuned = variant === 'tuned'
  return {
    ...base,
    name: `bench-${variant}`,
    cache: { type: 'filesystem', name: `bench-${variant}`, buildDependencies: { config: [import.meta.filename] } },
    devtool: false,
    // What was compressed before is found again by its name.
    output: {
      ...base.output,
      path: output,
      // Whole addresses, by which webpack finds the scripts that the start script has asked for.
      publicPath: isTuned ? 'auto' : '/shell/',
      uniqueName: `bench_${variant}`,
      clean: { keep: /\.(br|gz)$/ },
    },
    // One chunk for each screen, as in the remotes; else as webpack's guide has it.
    optimization: { ...base.optimization, splitChunks: { chunks: isTuned ? 'initial' : 'all' } },
    plugins: [
      ...plugins,
      ...(isTuned ? [new CompileHintPlugin(firstChunks())] : []),
      new webpack.DefinePlugin({ SINGLE_ROUTES: JSON.stringify(isTuned ? null : plainRoutes()) }),
      ...replacements(variant),
    ],
  }
}

function replacements(variant: SingleVariant) {
  const files: [RegExp, string][] = [
    [/federation\/src\/loader\/remotes\.ts$/, join(single, 'remotes.ts')],
    [/shell\/src\/seam\/shared\.ts$/, join(single, 'shared.ts')],
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
