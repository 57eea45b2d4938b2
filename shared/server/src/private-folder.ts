import { chmod, mkdir, stat } from 'node:fs/promises'

/** What files of secrets and personal data are written with: for their owner alone. */
export const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const OTHERS = 0o077

/** Makes a folder that its owner alone may enter; one that is there is closed to others. Fails where it may not be. */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  if (await isOpenToOthers(folder)) await chmod(folder, PRIVATE_FOLDER)
}

/** Whether others on this machine may enter or list it. Windows knows no such rights. */
export async function isOpenToOthers(folder: string): Promise<boolean> {
  return process.platform !== 'win32' && ((await stat(folder)).mode & OTHERS) !== 0
}
