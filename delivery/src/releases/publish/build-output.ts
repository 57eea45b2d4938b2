import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseJson, MAX_MANIFEST_BYTES } from '../documents/documents'
import { isFileName } from '../documents/entry-faults'
import { sha384 } from '../documents/hash'
import { quoteInput, SHELL } from '../documents/names'
import { Refusal } from '../documents/refusal'
import { messageOf } from '@portal/domain/unknown'

/** A finished build: its manifest and the hashes of its served files, by name. */
export interface BuildOutput {
  readonly folder: string
  readonly manifest: unknown
  readonly files: Readonly<Record<string, string>>
  /** Hashes of the compressed forms, by name. */
  readonly compressed: Readonly<Record<string, string>>
}

/** Reads the output of a package's build. Throws a refusal for any other folder. */
export async function readBuildOutput(name: string, folder: string): Promise<BuildOutput> {
  const manifest = await readManifest(name, folder)
  const names = await listServedFiles(folder)
  const unhashed = names.filter((file) => !isFileName(file))
  if (unhashed.length > 0) {
    throw new Refusal(`${name} has files that browsers cannot cache.`, {
      expected: "Every file has its content's hash in its name, such as main.0a1b2c3d.js.",
      found: `${quoteInput(unhashed.join(', '))} in ${folder}.`,
      todo: "Build with the portal's webpack preset, or remove these files from the folder.",
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
    if (!found) throw new Error('the file does not exist')
    if (found.size > MAX_MANIFEST_BYTES) throw new Error(`the file has ${found.size} bytes`)
    return parseJson(await readFile(file))
  } catch (error) {
    throw new Refusal(`The manifest of ${name} cannot be read.`, {
      expected: `${file}: JSON of at most ${MAX_MANIFEST_BYTES} bytes, as the build writes it.`,
      found: `${messageOf(error)}.`,
      todo: `Build ${name} again, or give the folder of its build with --from.`,
    })
  }
}

/** Manifests, source maps and hidden files are not served. */
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
