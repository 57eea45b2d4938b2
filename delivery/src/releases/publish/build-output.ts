import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseJson, MAX_MANIFEST_BYTES } from '../documents/documents'
import { isFileName } from '../documents/entry-faults'
import { sha384 } from '../documents/hash'
import { quoteInput, SHELL } from '../documents/names'
import { Refusal } from '../documents/refusal'
import { messageOf } from '@portal/domain/unknown'

/** A finished build: its manifest and the files that browsers ask for, by name, each with its hash. */
export interface BuildOutput {
  readonly folder: string
  readonly manifest: unknown
  readonly files: Readonly<Record<string, string>>
  /** What was made of them for visitors who take it, likewise. */
  readonly compressed: Readonly<Record<string, string>>
}

/** Reads what a package's build has made. Refuses a folder that is none. */
export async function readBuildOutput(name: string, folder: string): Promise<BuildOutput> {
  const manifest = await readManifest(name, folder)
  const names = await listServedFiles(folder)
  const unhashed = names.filter((file) => !isFileName(file))
  if (unhashed.length > 0) {
    throw new Refusal(`${name} has files that browsers could not keep.`, {
      expected: "Every file has its content's hash in its name, such as main.0a1b2c3d.js.",
      found: `${quoteInput(unhashed.join(', '))} in ${folder}.`,
      todo: "Build with the portal's webpack preset, or take these files out of the folder.",
    })
  }
  const compressed = names.flatMap((file) => ['.br', '.gz'].map((ending) => file + ending))
  return {
    folder,
    manifest,
    files: await hashFiles(folder, names),
    compressed: await hashFiles(
      folder,
      compressed.filter((file) => existsSync(path.join(folder, file))),
    ),
  }
}

async function hashFiles(folder: string, names: readonly string[]): Promise<Record<string, string>> {
  const hashes = await Promise.all(names.map(async (file) => sha384(await readFile(path.join(folder, file)))))
  return Object.fromEntries(names.map((file, at) => [file, hashes[at] ?? '']))
}

async function readManifest(name: string, folder: string): Promise<unknown> {
  const file = path.join(folder, name === SHELL ? 'shell-manifest.json' : 'remote-manifest.json')
  const found = await stat(file).catch(() => null)
  try {
    if (!found) throw new Error('it is not there')
    if (found.size > MAX_MANIFEST_BYTES) throw new Error(`it has ${found.size} bytes`)
    return parseJson(await readFile(file))
  } catch (error) {
    throw new Refusal(`The manifest of ${name} cannot be read.`, {
      expected: `${file}: JSON of at most ${MAX_MANIFEST_BYTES} bytes, as the build writes it.`,
      found: `${messageOf(error)}.`,
      todo: `Build ${name} again, or give the folder of its build with --from.`,
    })
  }
}

/** Documents of a build, source maps and hidden files are for us alone. */
const isServedFile = (file: string) =>
  !/\.(map|br|gz)$/.test(file) &&
  (isFileName(file) || !file.endsWith('.json')) &&
  file.split(path.sep).every((part) => !part.startsWith('.'))

async function listServedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  return files
    .map((file) => path.relative(folder, file))
    .filter(isServedFile)
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
}
