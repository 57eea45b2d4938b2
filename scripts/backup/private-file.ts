import { chmod, writeFile } from 'node:fs/promises'
import { PRIVATE_FILE } from '../../shared/server/src/index'

/** Writes a file that only its owner can read, even if the old file was open to others. */
export async function writePrivate(file: string, content: string | Uint8Array): Promise<void> {
  // Empty the file first: it keeps its old permissions until `chmod`.
  await writeFile(file, '', { mode: PRIVATE_FILE })
  await chmod(file, PRIVATE_FILE)
  await writeFile(file, content, { flush: true })
}
