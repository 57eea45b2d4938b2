import { chmod, mkdir, stat } from 'node:fs/promises'

/** Mode of files with secrets and personal data. */
export const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const OTHERS = 0o077

/** Creates a private folder, or makes an existing one private. Fails without the right to do so. */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  if (await isOpenToOthers(folder)) await chmod(folder, PRIVATE_FOLDER)
}

/** Whether other users can enter or list the folder. False on Windows, which has no such modes. */
export async function isOpenToOthers(folder: string): Promise<boolean> {
  return process.platform !== 'win32' && ((await stat(folder)).mode & OTHERS) !== 0
}
