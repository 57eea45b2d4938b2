import { createHash } from 'node:crypto'
import { readFile, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.data', '.git'])

/** Files below a folder, sorted, without installed and built ones. */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = await Promise.all(
    entries.map((entry) => {
      const file = path.join(folder, entry.name)
      if (entry.isFile()) return [file]
      return entry.isDirectory() && !SKIPPED.has(entry.name) ? filesBelow(file) : []
    }),
  )
  return found.flat().sort()
}

/** Hash of the files' names and contents, the same on every machine. */
export async function hashOf(files, root) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Writes a file atomically. */
export async function writeAtomically(file, text) {
  const temporary = `${file}.${process.pid}.tmp`
  await writeFile(temporary, text)
  await rename(temporary, file)
}

/** Null when the file is missing. */
export async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
