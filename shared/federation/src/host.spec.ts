import { build } from 'esbuild'
import type { Metafile } from 'esbuild'
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

type Outputs = Metafile['outputs']

/** What a file imports at once, and what the files do that it is split into. */
function evaluatedBy(file: string, outputs: Outputs): string[] {
  const imports = (outputs[file]?.imports ?? []).filter(({ kind }) => kind === 'import-statement')
  return imports.flatMap(({ path }) => (path in outputs ? evaluatedBy(path, outputs) : [path]))
}

test('opening the host door evaluates neither React nor the federation runtime', async () => {
  const { metafile } = await build({
    entryPoints: [`${source}/host.ts`],
    bundle: true,
    packages: 'external',
    format: 'esm',
    outdir: 'none',
    splitting: true,
    write: false,
    metafile: true,
  })
  const door = Object.keys(metafile.outputs).find((file) => metafile.outputs[file]?.entryPoint)
  const atOnce = evaluatedBy(String(door), metafile.outputs)
  expect([...new Set(atOnce)].sort()).toEqual([
    '@portal/brand/font-mark',
    '@portal/domain/time-limit',
    '@portal/domain/unknown',
    'valibot',
  ])
})
