import { dirname, join } from 'node:path'
import type { Configuration } from 'webpack'
import webpack from 'webpack'
import shellBuild from '../../shell/webpack.config'
import { precompress } from '../../scripts/build/precompress'

const root = join(import.meta.dirname, '../..')
const single = join(import.meta.dirname, 'single')

/** `ordinary` boots as any single page application does; `tuned` has the federated shell's boot order. */
export type SingleVariant = 'ordinary' | 'tuned'

/** Builds the same sources as one ordinary webpack application: same routes, lazy per route, no federation. */
export async function buildSingle(variant: SingleVariant): Promise<string> {
  const output = join(root, '.cache/bench', variant)
  const files = await run(singleConfig(variant, output))
  await precompress(output, files)
  return output
}

function singleConfig(variant: SingleVariant, output: string): Configuration {
  const base = shellBuild({ mode: 'production' })
  const plugins = (base.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin')
  return {
    ...base,
    name: `bench-${variant}`,
    cache: false,
    devtool: false,
    output: { ...base.output, path: output, uniqueName: `bench_${variant}` },
    plugins: [...plugins, ...replacements(variant)],
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

function run(config: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
      else resolve(stats?.compilation.getAssets().map(({ name }) => name) ?? [])
    })
  })
}
