import { buildSync } from 'esbuild'

/** A start script as one self-contained line of JavaScript. */
export function inlineScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  return (outputFiles[0]?.text ?? '').trim()
}
