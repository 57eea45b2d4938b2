import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { isSpec, writtenFiles } from '../lib/written-files'

/** Specs and fixtures are not packed. */
const isPacked = (file: string) => !isSpec(file) && !/\.fixture\.tsx?$/.test(file)
const isSource = (file: string) => /\.tsx?$/.test(file)

/** Compiles shared packages to JavaScript and declarations, each in a folder of its name below `out`. */
export function compile(packages: readonly string[], out: string): void {
  const files = packages.flatMap((name) => writtenFiles().filter((file) => file.startsWith(`shared/${name}/`)))
  const config = path.join(out, 'tsconfig.json')
  writeFileSync(config, JSON.stringify(settings(files.filter(isPacked).filter(isSource), out)))
  const { status, stdout } = spawnSync(process.execPath, [
    inRoot('node_modules/typescript-native/bin/tsc'),
    '-p',
    config,
  ])
  if (status !== 0) throw new Error(`The packed sources do not compile.\n${String(stdout)}`)
  for (const file of files.filter(isPacked)) {
    const target = path.join(out, file.slice('shared/'.length))
    if (isSource(file))
      for (const made of compiled(target))
        writeFileSync(made, withEndings(readFileSync(made, 'utf8'), path.dirname(made)))
    else copy(inRoot(file), target)
  }
}

/** The project's compiler settings, changed for packed files. */
const settings = (files: readonly string[], out: string) => ({
  extends: inRoot('tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    incremental: false,
    allowImportingTsExtensions: false,
    rootDir: inRoot('shared'),
    outDir: out,
    typeRoots: [inRoot('node_modules/@types')],
  },
  files: ['types/assets.d.ts', ...files].map((file) => inRoot(file)),
  include: [],
})

const compiled = (target: string) => ['.js', '.d.ts'].map((ending) => target.replace(/\.tsx?$/, ending))

/** Relative imports in the compiler's output. */
const OWN_IMPORT = /(?<=\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?(['"]))\.\.?\/[^'"]+(?=\1)/g

/** Adds file extensions to imports, which Node and webpack require. */
const withEndings = (text: string, folder: string) =>
  text.replace(OWN_IMPORT, (name) => {
    if (/\.(c?js|css)$/.test(name)) return name
    return existsSync(path.join(folder, `${name}.js`)) ? `${name}.js` : `${name}/index.js`
  })

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  copyFileSync(from, to)
}
