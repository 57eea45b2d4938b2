import MinimizerPlugin from 'minimizer-webpack-plugin'
import { buildSync } from 'esbuild'

const { swcMinify } = MinimizerPlugin

/** A file's hash in a script: a whole string, or before a file extension. */
const HASH = /(?<=["'])[0-9a-f]{8}(?=["'])|(?<=\.)[0-9a-f]{8}(?=\.(?:js|css)\b)/g
const STAND_IN = /\be\d{7}\b/g
const standIn = (index: number) => `e${String(index).padStart(7, '0')}`

/** The script with numbers in place of hashes, and the function that restores them. */
function withoutHashes(script: string): { script: string; restored: (minified: string) => string } {
  const hashes: string[] = []
  return {
    script: script.replace(HASH, (hash) => standIn(hashes.push(hash) - 1)),
    restored: (minified) => minified.replace(STAND_IN, (found) => hashes[Number(found.slice(1))] ?? found),
  }
}

async function minifyScript(...[input, ...rest]: Parameters<typeof swcMinify>): ReturnType<typeof swcMinify> {
  const [name = '', code = ''] = Object.entries(input)[0] ?? []
  const { script, restored } = withoutHashes(String(code))
  const made = await swcMinify({ [name]: script }, ...rest)
  return { ...made, ...(made.code !== undefined && { code: restored(String(made.code)) }) }
}

/**
 * Minimises as swc does, but independently of file hashes. swc picks names by how often characters occur. The hashes at
 * this stage contain absolute paths and become content hashes later, so every folder would get other names.
 */
export const minify: typeof swcMinify = Object.assign(minifyScript, swcMinify)

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
