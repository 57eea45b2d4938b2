import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress } from './precompress'

test('texts get a brotli and a gzip form, fonts and build documents do not; only code is counted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-compress-'))
  const script = 'let a = 1\n'.repeat(100)
  const files = ['main.js', 'logo.svg', 'sans.woff2', 'shell-manifest.json']
  for (const file of files) writeFileSync(path.join(folder, file), script)
  const sizes = await precompress(folder, files)
  const made = readdirSync(folder).filter((file) => /\.(br|gz)$/.test(file))
  const brotli = readFileSync(path.join(folder, 'main.js.br'))
  const gzip = readFileSync(path.join(folder, 'main.js.gz'))
  rmSync(folder, { recursive: true })
  expect(made.toSorted()).toEqual(['logo.svg.br', 'logo.svg.gz', 'main.js.br', 'main.js.gz'])
  expect([brotliDecompressSync(brotli).toString(), gunzipSync(gzip).toString()]).toEqual([script, script])
  expect(sizes).toEqual({ raw: 1000, brotli: brotli.length })
})
