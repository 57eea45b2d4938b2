import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildable } from '../../scripts/build/build-all.mjs'
import { inputHash } from '../../scripts/build/inputs.mjs'
import type { SingleFiles } from './single-build'

/** The single build, made where it was not made from these sources before. */
export async function ensureSingle(): Promise<SingleFiles> {
  const shellDir = join(import.meta.dirname, '../../.cache/bench/ordinary')
  const files = { shellDir, registryFile: `${shellDir}-registry.json` }
  const [stamp, hash] = [`${shellDir}.built`, await hashOfInputs()]
  if (existsSync(files.registryFile) && (await readFile(stamp, 'utf8').catch(() => '')) === hash) return files
  await rm(stamp, { force: true })
  // Not before: webpack takes a second to be loaded.
  const { buildSingle } = await import('./single-build')
  await buildSingle(files)
  await writeFile(stamp, hash)
  return files
}

/** The portal's sources, and how they are made one application. */
async function hashOfInputs(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of [...(await buildable()), 'bench']) hash.update(await inputHash(name))
  return hash.digest('hex')
}
