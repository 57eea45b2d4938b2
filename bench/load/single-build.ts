import { join } from 'node:path'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { precompress } from '../../shared/federation/webpack/precompress'
import { CompileHintPlugin } from '../../shared/federation/webpack/compile-hint-plugin'
import shellBuild from '../../shell/webpack.config'
import { drawingConfig } from './drawing-build'
import { chunkFiles, replaceResolved, runWebpack } from './run-webpack'
import { firstChunks, plainRoutes, writeDocuments } from './single-documents'
import type { SingleFiles } from './single-output'
import type { SingleVariant } from './variant'

const single = join(import.meta.dirname, 'single')

/** Builds the same sources as one ordinary webpack application: same routes, lazy per route, no federation. */
export async function buildSingle(variant: SingleVariant, shellDir: string): Promise<SingleFiles> {
  const built = await runWebpack(singleConfig(variant, shellDir))
  const drawing = variant === 'tuned' ? await runWebpack(drawingConfig(shellDir)) : {}
  const assets = [...(built.assets ?? []), ...(drawing.assets ?? [])]
  await precompress(
    shellDir,
    assets.map(({ name }) => name),
  )
  return writeDocuments(variant, shellDir, { screens: chunkFiles(built), drawing: chunkFiles(drawing) })
}

/** Of the portal's own preset: hashes of lazy chunks are the registry's, and hints are put in by variant. */
const LEFT_OUT = /^(ChunkIntegrityPlugin|ChunkRetryPlugin|CompileHintPlugin)$/

function singleConfig(variant: SingleVariant, output: string): Configuration {
  const base = shellBuild({ mode: 'production' })
  const plugins = (base.plugins ?? []).filter((plugin) => !LEFT_OUT.test(plugin?.constructor.name ?? ''))
  const isTuned = variant === 'tuned'
  return {
    ...base,
    name: `bench-${variant}`,
    cache: { type: 'filesystem', name: `bench-${variant}`, buildDependencies: { config: [import.meta.filename] } },
    devtool: false,
    ...(isTuned && { entry: withAddress(base.entry) }),
    // What was compressed before is found again by its name.
    output: {
      ...base.output,
      path: output,
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

/** The application's entries, each with the module of its address first. */
function withAddress(entry: Configuration['entry']): Record<string, string[]> {
  const files = Object.entries(Object(entry)).map(([name, list]) => [name, [join(single, 'address.ts'), list].flat()])
  return Object.fromEntries(files)
}

function replacements(variant: SingleVariant) {
  const files: [RegExp, string][] = [
    [/federation\/src\/loader\/remotes\.ts$/, join(single, 'remotes.ts')],
    [/shell\/src\/prefetch\/prefetch\.ts$/, join(single, 'prefetch.ts')],
    [/shell\/src\/seam\/shared\.ts$/, join(single, 'shared.ts')],
  ]
  if (variant === 'ordinary') files.push([/shell\/src\/early\.ts$/, join(single, 'early.ts')])
  return files.map(([file, replacement]) => replaceResolved(file, replacement))
}
