import { access, constants, statfs } from 'node:fs/promises'

/** Free space below which a disk counts as full: two segments of the embedded database's log. */
export const LEAST_DISK_BYTES = 32 * 1024 * 1024

/** Free bytes on the folder's disk. */
export async function bytesLeft(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Error sentence when the folder is not writable or its disk is full; null otherwise. */
export async function folderFault(folder: string, left = bytesLeft): Promise<string | null> {
  try {
    await access(folder, constants.W_OK)
    return (await left(folder)) < LEAST_DISK_BYTES ? `The disk of ${folder} is full: less than 32 MB is free.` : null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return `The folder ${folder} cannot be written${code}.`
  }
}
