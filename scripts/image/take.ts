// `node --import tsx scripts/image/take.ts <folder>`: copies the files that production loads, for deploy/Dockerfile.
import { cpSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { inRoot, ROOT } from '../lib/paths.mjs'
import { read, writtenFiles } from '../lib/written-files'
import { namedLibraries, storesOf } from './libraries'
import { loadedFiles } from './loaded'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the target folder.')
const loaded = loadedFiles(writtenFiles(), read)
for (const file of loaded) cpSync(inRoot(file), path.join(folder, file))

const named = namedLibraries(loaded, read)
for (const { folder: own, names } of named) {
  for (const name of names) {
    const link = path.join(folder, own, 'node_modules', name)
    mkdirSync(path.dirname(link), { recursive: true })
    symlinkSync(readlinkSync(inRoot(own, 'node_modules', name)), link)
  }
}
for (const store of storesOf(ROOT, named)) {
  const place = path.join('node_modules/.pnpm', store)
  cpSync(inRoot(place), path.join(folder, place), { recursive: true, verbatimSymlinks: true })
}
