import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Text files; fonts and pictures are compressed already. */
const SHRINKS = /\.(js|css|svg|json)$/
const CODE = /\.(js|css)$/

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

async function compressOne(file: string): Promise<{ raw: number; brotli: number }> {
  const content = await readFile(file)
  // The name contains the content's hash, so an existing file is up to date.
  if (!(await isThere(`${file}.gz`))) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    await writeFile(`${file}.br`, await brotli(content, { params }))
    await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
  }
  return { raw: content.length, brotli: (await stat(`${file}.br`)).size }
}

/** Writes `.br` and `.gz` beside every text file; returns the size of the code among them. */
export async function precompress(folder: string, files: readonly string[]) {
  const texts = files.filter((file) => SHRINKS.test(file) && !file.endsWith('-manifest.json'))
  const sizes = await Promise.all(texts.map((file) => compressOne(path.join(folder, file))))
  const code = sizes.filter((_, at) => CODE.test(texts[at] ?? ''))
  const sum = (key: 'raw' | 'brotli') => code.reduce((total, size) => total + size[key], 0)
  return { raw: sum('raw'), brotli: sum('brotli') }
}
