import { Failure, databaseAway, readOnly } from './failure'

/** Codes of PostgreSQL and the system for read-only operation. */
const unwritable = new Set(['25006', '53100', 'ENOSPC', 'EROFS', 'EDQUOT'])

/** Another call holds the row for longer than `lock_timeout`. */
const LOCK_TIMEOUT = '55P03'

/** Temporary errors of PostgreSQL and the network. */
const passing = new Set([
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '40001',
  '40P01',
  '53200',
  '53300',
  LOCK_TIMEOUT,
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '58030',
  '08000',
  '08003',
  '08006',
])

/** Messages of node-postgres, which has no codes. The last message comes from a rollback after the connection broke. */
const BROKEN = /timeout exceeded when trying to connect|Connection terminated|encountered a connection error/

/** The failure behind a thrown value; null for an error of the server itself. */
export function asFailure(error: unknown): Failure | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof Failure) return each
    const code = 'code' in each && typeof each.code === 'string' ? each.code : ''
    if (unwritable.has(code)) return readOnly()
    if (passing.has(code)) return databaseAway()
    if (BROKEN.test(each.message)) return databaseAway()
  }
  return null
}

export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === LOCK_TIMEOUT) || isLockTimeout(error.cause))
