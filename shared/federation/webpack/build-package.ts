import { existsSync } from 'node:fs'
import { writeFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Configuration, type Stats } from 'webpack'
import { precompress } from './precompress'

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

/** Files of every named chunk, with those split off it, for the size budgets. */
function chunkFiles({ compilation }: Stats): Record<string, string[]> {
  return Object.fromEntries([...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]))
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/**
 * Builds a package into its folder's `dist`, as it is released; returns a line about the result. Throws webpack's
 * errors.
 */
export async function buildPackage(name: string, folder: string, configs: readonly Configuration[]): Promise<string> {
  const built: Stats[] = []
  // Writing webpack's cache takes a fifth of a build's time, and most clones build once.
  const isFirst = !existsSync(path.join(folder, 'dist'))
  for (const config of configs) {
    // Without `clean`: the files of the first build stay, and unchanged files are not compressed again.
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

/** Compresses the files, removes those of earlier builds, and reports the sizes. */
async function finish(name: string, output: string, built: readonly Stats[]): Promise<string> {
  const files = built.flatMap(({ compilation }) => compilation.getAssets().map((asset) => asset.name))
  const sizes = await precompress(output, files)
  await removeOthers(output, new Set(files))
  await writeFile(path.join(output, '.chunks.json'), JSON.stringify(Object.assign({}, ...built.map(chunkFiles))))
  const seconds = built.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0) / 1000
  const scripts = `${kilobytes(sizes.raw)} of code, ${kilobytes(sizes.brotli)} sent`
  return `${name.padEnd(16)} built in ${seconds.toFixed(1)} s: ${scripts}`
}

/** Removes files of earlier builds: nothing is served from here, and only this build is published. */
async function removeOthers(folder: string, current: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.filter((file) => !isCurrent(path.relative(folder, file))).map((file) => rm(file)))

  function isCurrent(name: string): boolean {
    return name.startsWith('.') || current.has(name.replaceAll(path.sep, '/').replace(/\.(br|gz)$/, ''))
  }
}
