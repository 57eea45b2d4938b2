import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildable } from '../../scripts/build/build-all.mjs'
import { inputHash } from '../../scripts/build/inputs.mjs'
import type { SingleFiles } from './single-build'

/** Makes the single build unless it exists for these sources. */
export async function ensureSingle(): Promise<SingleFiles> {
  const shellDir = join(import.meta.dirname, '../../.cache/bench/ordinary')
  const files = { shellDir, registryFile: `${shellDir}-registry.json` }
  const [stamp, hash] = [`${shellDir}.built`, await hashOfInputs()]
  if (existsSync(files.registryFile) && (await readFile(stamp, 'utf8').catch(() => '')) === hash) return files
  await rm(stamp, { force: true })
  // Imported late, because webpack takes a second to load.
  const { buildSingle } = await import('./single-build')
  await buildSingle(files)
  await writeFile(stamp, hash)
  return files
}

/** Hash of the portal's sources and of the single build's own. */
async function hashOfInputs(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of [...(await buildable()), 'bench']) hash.update(await inputHash(name))
  return hash.digest('hex')
}
