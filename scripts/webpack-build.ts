// Builds one package with its own webpack.config.ts: `tsx scripts/webpack-build.ts mf-bookings`.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Configuration, type Stats } from 'webpack'
import { messageOf } from '../shared/domain/src/value/unknown'
import { buildsOf } from './build/package-config'
import { precompress } from './build/precompress'
import { removeOthers } from './build/remove-others'

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
  const built: Stats[] = []
  // What webpack keeps for a next build takes it a fifth of the time, and most clones build once.
  const isFirst = !existsSync(path.join(folder, 'dist'))
  for (const config of await buildsOf(folder)) {
    // The first of two builds stays; what has not changed is not compressed again.
    const stats = await runWebpack({
      ...config,
      output: { ...config.output, clean: false },
      ...(isFirst && { cache: false }),
    })
    if (stats.hasErrors() || stats.hasWarnings()) {
      console.error(`${name} does not build:\n${stats.toString({ preset: 'errors-warnings', colors: false })}`)
      return false
    }
    built.push(stats)
  }
  await finish(name, path.join(folder, 'dist'), built)
  return true
}

/** Compresses what was built, removes what earlier builds left, tells the sizes. */
async function finish(name: string, output: string, built: readonly Stats[]): Promise<void> {
  const files = built.flatMap(({ compilation }) => compilation.getAssets().map((asset) => asset.name))
  const sizes = await precompress(output, files)
  await removeOthers(output, new Set(files))
  await writeFile(path.join(output, '.chunks.json'), JSON.stringify(Object.assign({}, ...built.map(chunkFiles))))
  const seconds = built.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0) / 1000
  const scripts = `${kilobytes(sizes.raw)} of code, ${kilobytes(sizes.brotli)} sent`
  console.log(`${name.padEnd(16)} built in ${seconds.toFixed(1)} s: ${scripts}`)
}

try {
  process.exitCode = (await build(process.argv[2] ?? '')) ? 0 : 1
} catch (error) {
  console.error(`${process.argv[2]} does not build:`, messageOf(error))
  process.exitCode = 1
}
