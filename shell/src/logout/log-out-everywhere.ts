import { logOutEverywhere } from '@portal/api-client/contract/session'
import { api } from '../api/api'

/** Ends the user's sign-ins on all computers. Rejects when the server did not end them. */
export async function endAllSignIns(): Promise<void> {
  await api.call(logOutEverywhere, { idempotencyKey: crypto.randomUUID() })
}
