import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Configuration, type Stats } from 'webpack'
import { precompress } from './precompress'
import { removeOthers } from './remove-others'

function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError)
        else if (stats) resolve(stats)
      })
    })
  })
}

/** Files of every named chunk, with those split off it: what the size budgets count. */
function chunkFiles({ compilation }: Stats): Record<string, string[]> {
  return Object.fromEntries([...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]))
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Builds a package into its folder's `dist`, as it is released; answers a line about it. Throws what webpack has to say. */
export async function buildPackage(name: string, folder: string, configs: readonly Configuration[]): Promise<string> {
  const built: Stats[] = []
  // What webpack keeps for a next build takes it a fifth of the time, and most clones build once.
  const isFirst = !existsSync(path.join(folder, 'dist'))
  for (const config of configs) {
    // The first of two builds stays; what has not changed is not compressed again.
    const stats = await runWebpack({
      ...config,
      output: { ...config.output, clean: false },
      ...(isFirst && { cache: false }),
    })
    if (stats.hasErrors() || stats.hasWarnings())
      throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }))
    built.push(stats)
  }
  return finish(name, path.join(folder, 'dist'), built)
}

/** Compresses what was built, removes what earlier builds left, tells the sizes. */
async function finish(name: string, output: string, built: readonly Stats[]): Promise<string> {
  const files = built.flatMap(({ compilation }) => compilation.getAssets().map((asset) => asset.name))
  const sizes = await precompress(output, files)
  await removeOthers(output, new Set(files))
  await writeFile(path.join(output, '.chunks.json'), JSON.stringify(Object.assign({}, ...built.map(chunkFiles))))
  const seconds = built.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0) / 1000
  const scripts = `${kilobytes(sizes.raw)} of code, ${kilobytes(sizes.brotli)} sent`
  return `${name.padEnd(16)} built in ${seconds.toFixed(1)} s: ${scripts}`
}
