import { build } from 'esbuild'
import { expect, test } from 'vitest'

const source = import.meta.dirname

test('the start script takes its few functions from the host door without a library', async () => {
  const contents = "export { earlyRequestUrl, matchRoute, portalConfig, storageKeys } from './host'"
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source },
    bundle: true,
    minify: true,
    packages: 'external',
    format: 'esm',
    write: false,
  })
  const [bundle] = outputFiles
  expect(bundle?.text).not.toContain('import')
  expect(bundle?.contents.length).toBeLessThan(2_500)
})

test('opening the host door evaluates neither React nor the federation runtime', async () => {
  const { metafile } = await build({
    entryPoints: [`${source}/host.ts`],
    bundle: true,
    packages: 'external',
    format: 'esm',
    write: false,
    metafile: true,
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const atOnce = imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path)
  expect([...new Set(atOnce)].sort()).toEqual([
    '@portal/brand/font-mark',
    '@portal/domain/time-limit',
    '@portal/domain/unknown',
    'valibot',
  ])
})
