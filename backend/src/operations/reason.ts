import { certificateFault } from '@portal/server'

const REASONS: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: 'this machine has no such address; look at HOST_BACKEND.',
  EADDRINUSE: 'its port is in use; set PORT_BACKEND to another one.',
  EACCES: 'it may not write its folder or open its port; look at DATA_DIR and PORT_BACKEND.',
  EROFS: 'its folder cannot be written; set DATA_DIR to another one.',
  ENOTDIR: 'its folder is a file; set DATA_DIR to another one.',
  EEXIST: 'its folder is a file; set DATA_DIR to another one.',
  ENOSPC: 'the disk is full; make room, or set DATA_DIR to another folder.',
  ECONNREFUSED: 'the database of DATABASE_URL does not answer.',
  ENOTFOUND: 'the host of DATABASE_URL is not known.',
  EAI_AGAIN: 'the host of DATABASE_URL is not known.',
  '28P01': 'the database refuses the user or password of DATABASE_URL.',
  '28000': 'the database refuses the user of DATABASE_URL.',
  '3D000': 'the database that DATABASE_URL names does not exist.',
}

/** Why the start failed, in one line that names the setting. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const untrusted = certificateFault(error)
  if (untrusted !== null) return `the database of DATABASE_URL is not spoken to: ${untrusted}.`
  const known = 'code' in error ? REASONS[String(error.code)] : undefined
  if (known !== undefined) return known
  if (/initialize properly|RuntimeError/.test(`${error.name} ${error.message}`)) {
    return 'the embedded database of DATA_DIR cannot be opened: its files are damaged or its disk is full.'
  }
  const [line = ''] = error.message.split('\n')
  return line || String(error)
}
