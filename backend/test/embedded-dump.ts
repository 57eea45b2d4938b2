import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '../src/db/migrate'

const migrations = fileURLToPath(new URL('../src/db/migrations', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/test', import.meta.url))
const PREFIX = 'embedded-'

/**
 * An empty embedded database with its tables, made once for all specs: creating one takes seconds, opening it less than
 * one.
 */
export async function embeddedDump(): Promise<Blob> {
  const name = `${PREFIX}${await fingerprint()}.tar`
  const cached = await readFile(join(cache, name)).catch(() => null)
  return cached ? new Blob([new Uint8Array(cached)]) : makeDump(name)
}

/** Hash of the migrations and of the program that writes the files. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const program = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  hash.update(await readFile(program))
  for (const file of (await readdir(migrations)).toSorted())
    hash.update(file).update(await readFile(join(migrations, file)))
  return hash.digest('hex').slice(0, 16)
}

async function makeDump(name: string): Promise<Blob> {
  const client = await PGlite.create()
  await migrate({
    exclusive: (work) => work(),
    alone: async (statements) => {
      for (const statement of statements) await client.exec(statement)
    },
    exec: async (text) => void (await client.exec(text)),
    query: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
  })
  const dump = await client.dumpDataDir('none')
  await client.close()
  await keep(name, new Uint8Array(await dump.arrayBuffer()))
  return dump
}

/** Writes atomically, since other specs may read it at this moment. */
async function keep(name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(cache, { recursive: true })
  const outdated = (await readdir(cache)).filter(
    (file) => file.startsWith(PREFIX) && file.endsWith('.tar') && file !== name,
  )
  await Promise.all(outdated.map((file) => rm(join(cache, file), { force: true })))
  const unfinished = join(cache, `${name}.${randomUUID()}`)
  await writeFile(unfinished, bytes)
  await rename(unfinished, join(cache, name))
}
