import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { SHARED_MODULES } from '@portal/federation/host'
import { CompileHintPlugin } from '../../shared/federation/webpack/compile-hint-plugin'
import { earlyRender } from '../../shell/webpack.config'
import { replaceResolved } from './run-webpack'
import { firstChunks } from './single-documents'

/** Hashes of lazy chunks are the registry's. */
const LEFT_OUT = /^(ChunkIntegrityPlugin|ChunkRetryPlugin|CompileHintPlugin)$/

/** Whose modules a container would open with the shared modules of the early render. */
const SCREENS = /[\\/](mf-[a-z-]+|shared[\\/](booking-ui|forms|plaque))[\\/]/
/** The domain has no world of its own: compiled in, as an ordinary application has it. */
const SHARED: ReadonlySet<string> = new Set(SHARED_MODULES.filter((name) => name !== '@portal/domain'))

/** The early render of the tuned single build: the shell's own, with the screens compiled once more beside it. */
export function drawingConfig(output: string): Configuration {
  const base = earlyRender({ mode: 'production' })
  const plugins = (base.plugins ?? []).filter((plugin) => !LEFT_OUT.test(plugin?.constructor.name ?? ''))
  return {
    ...base,
    name: 'bench-drawing',
    cache: { type: 'filesystem', name: 'bench-drawing', buildDependencies: { config: [import.meta.filename] } },
    devtool: false,
    // Beside the application's files, by whole addresses as those.
    output: { ...base.output, path: output, publicPath: 'auto', uniqueName: 'bench_drawing', clean: false },
    optimization: { ...base.optimization, splitChunks: false },
    externals: ({ request = '', contextInfo }, done) => {
      const isShared = SHARED.has(request) && SCREENS.test(contextInfo?.issuer ?? '')
      if (isShared) done(undefined, `var drawnShared[${JSON.stringify(request)}]`)
      else done()
    },
    plugins: [
      ...plugins,
      new CompileHintPlugin(firstChunks()),
      replaceResolved(/federation\/src\/loader\/drawn-once\.ts$/, join(import.meta.dirname, 'single/drawing.ts')),
      replaceResolved(/federation\/src\/loader\/integrity\.ts$/, join(import.meta.dirname, 'single/integrity.ts')),
    ],
  }
}
