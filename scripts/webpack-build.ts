// Builds one package with its own webpack.config.ts: `tsx scripts/webpack-build.ts mf-bookings`.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Configuration, type Stats } from 'webpack'
import { configOf } from './build/package-config'
import { precompress } from './build/precompress'
import { pruneOld } from './build/prune-old'

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

async function build(name: string): Promise<boolean> {
  const folder = path.resolve(import.meta.dirname, '..', name)
  const config = await configOf(folder, 'production')
  // Files of earlier builds stay a while for pages that are still open.
  const stats = await runWebpack({ ...config, output: { ...config.output, clean: false } })
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(`${name} does not build:\n${stats.toString({ preset: 'errors-warnings', colors: false })}`)
    return false
  }
  const output = stats.compilation.outputOptions.path ?? path.join(folder, 'dist')
  const files = stats.compilation.getAssets().map((asset) => asset.name)
  const sizes = await precompress(output, files)
  await pruneOld(output, new Set(files))
  await writeFile(path.join(output, '.chunks.json'), JSON.stringify(chunkFiles(stats)))
  const scripts = `${kilobytes(sizes.raw)} of code, ${kilobytes(sizes.brotli)} sent`
  console.log(`${name.padEnd(16)} built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s: ${scripts}`)
  return true
}

try {
  process.exitCode = (await build(process.argv[2] ?? '')) ? 0 : 1
} catch (error) {
  console.error(`${process.argv[2]} does not build:`, error instanceof Error ? error.message : error)
  process.exitCode = 1
}
