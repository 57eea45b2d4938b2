import { dirname } from 'node:path'
import webpack from 'webpack'
import type { Configuration, StatsCompilation } from 'webpack'

/** Builds once; what was built is kept for the next run. */
export function runWebpack(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        if (error ?? closing) reject(error ?? closing)
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })))
        else resolve(stats.toJson({ all: false, assets: true, chunkGroups: true }))
      })
    })
  })
}

/** Scripts and style sheets of each named chunk, with those split off it. */
export function chunkFiles({ namedChunkGroups = {} }: StatsCompilation): Record<string, string[]> {
  const files = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => {
    return [name, assets.map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file))] as const
  })
  return Object.fromEntries(files)
}

/** Replaces a module after it was resolved, whatever spelling it was imported by. */
export function replaceResolved(file: RegExp, replacement: string) {
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
