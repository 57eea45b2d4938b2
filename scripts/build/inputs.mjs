import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { filesBelow, hashOf, readJson } from '../lib/files.mjs'
import { packageFiles } from '../lib/install.mjs'
import { inRoot, ROOT } from '../lib/paths.mjs'

const COMMON = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.json',
  'scripts/webpack-build.ts',
  'types',
  'scripts/build',
]

async function foldersByName() {
  const named = packageFiles().map(async (file) => [JSON.parse(await readFile(file, 'utf8')).name, path.dirname(file)])
  return new Map(await Promise.all(named))
}

/** Folders of a package and of all workspace packages that it depends on. */
async function foldersOf(name, byName, found = new Set()) {
  const folder = byName.get(name)
  if (!folder || found.has(folder)) return found
  found.add(folder)
  const { dependencies = {} } = await readJson(path.join(folder, 'package.json'))
  for (const [needed, version] of Object.entries(dependencies)) {
    if (version.startsWith('workspace:')) await foldersOf(needed, byName, found)
  }
  return found
}

const isInput = (file) => !/\.(spec|e2e)\.\w+$/.test(file) && !/\/(testing|test)\//.test(file)

/** Hash of all inputs of a package's build, without specs. */
export async function inputHash(name) {
  const folders = [...(await foldersOf(name, await foldersByName()))]
  const common = COMMON.map((file) => inRoot(file)).filter((file) => existsSync(file))
  const listed = await Promise.all(
    [...folders, ...common].map((file) => (path.extname(file) ? [file] : filesBelow(file))),
  )
  const files = [...new Set(listed.flat())].filter((file) => isInput(path.relative(ROOT, file)))
  return hashOf(files.sort(), ROOT)
}
