import MinimizerPlugin from 'minimizer-webpack-plugin'

const { swcMinify } = MinimizerPlugin

/** A file's hash where a script names it: a string of its own, or before the ending of a file's name. */
const HASH = /(?<=["'])[0-9a-f]{8}(?=["'])|(?<=\.)[0-9a-f]{8}(?=\.(?:js|css)\b)/g
const STAND_IN = /\be\d{7}\b/g
const standIn = (index: number) => `e${String(index).padStart(7, '0')}`

/** The script with a number in the place of each hash, and what puts them back. */
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
 * Minimizes as swc does, but blind for the hashes of files. It gives the characters that a script uses most to the
 * names that it has most; the hashes are of a build before it is minimized, in which absolute paths have a part, and
 * become the contents' own afterwards. Counted, they gave every folder other names.
 */
export const minify: typeof swcMinify = Object.assign(minifyScript, swcMinify)
