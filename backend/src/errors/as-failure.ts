import { Failure, unavailable } from './failure'

/** Codes of PostgreSQL and the network that say: not now, try again. */
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
])

/** The failure behind whatever was thrown; null when it is a fault of the server itself. */
export function asFailure(error: unknown): Failure | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof Failure) return each
    if ('code' in each && typeof each.code === 'string' && passing.has(each.code)) return databaseAway()
    if (/timeout exceeded when trying to connect|Connection terminated/.test(each.message)) return databaseAway()
  }
  return null
}

function databaseAway(): Failure {
  return unavailable('The service cannot reach its data at the moment. Nothing was saved; try again shortly.')
}
