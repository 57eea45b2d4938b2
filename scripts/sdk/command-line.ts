import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { inRoot } from '../lib/paths.mjs'
import { catalog } from './manifest'

const FILE = 'bin/portal.js'

/**
 * The commands as one script, which runs before anything of the portal is installed: libraries are its dependencies,
 * our own packages are in it.
 */
export async function packCommandLine(folder: string, version: string): Promise<void> {
  mkdirSync(path.join(folder, 'bin'), { recursive: true })
  const { metafile } = await build({
    // Its comments name sources from here: the same bytes wherever it is called.
    absWorkingDir: inRoot(),
    entryPoints: [inRoot('delivery/src/cli/main.ts')],
    outfile: path.join(folder, FILE),
    bundle: true,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
    banner: { js: '#!/usr/bin/env node' },
    plugins: [librariesOutside],
  })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  const libraries = imported
    .map(packageOf)
    .filter((name) => catalog(name))
    .toSorted()
  const manifest = {
    name: '@portal/cli',
    version,
    type: 'module',
    bin: { portal: FILE },
    dependencies: Object.fromEntries(libraries.map((name) => [name, catalog(name)])),
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
}

/** The package that a module is of. */
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')

const librariesOutside: Plugin = {
  name: 'libraries-outside',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@portal/') ? undefined : { path: name, external: true },
    )
  },
}
