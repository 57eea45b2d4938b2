import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { inRoot } from '../lib/paths.mjs'
import { catalog } from './manifest'

const FILE = 'bin/portal.js'

/**
 * Bundles the `portal` commands with our own packages into one script. Libraries stay dependencies. Teams run it before
 * they install anything else.
 */
export async function packCommandLine(folder: string, version: string): Promise<void> {
  mkdirSync(path.join(folder, 'bin'), { recursive: true })
  const { metafile } = await build({
    // A fixed folder keeps source paths in comments, and so the bytes, the same.
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

/** Name of a module's package. */
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
