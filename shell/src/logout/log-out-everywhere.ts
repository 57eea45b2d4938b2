import { logOutEverywhere } from '@portal/api-client/contract/session'
import { api } from '../api/api'

/** Rejects when the server did not end them. */
export async function endAllSignIns(): Promise<void> {
  await api.call(logOutEverywhere, { idempotencyKey: crypto.randomUUID() })
}
