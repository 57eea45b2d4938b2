import { chmod, writeFile } from 'node:fs/promises'
import { PRIVATE_FILE } from '../../shared/server/src/index'

/** Writes a file that its owner alone may read, also in the place of one that others could. */
export async function writePrivate(file: string, content: string | Uint8Array): Promise<void> {
  // Empty first: what is there keeps its rights while it is written.
  await writeFile(file, '', { mode: PRIVATE_FILE })
  await chmod(file, PRIVATE_FILE)
  await writeFile(file, content, { flush: true })
}
