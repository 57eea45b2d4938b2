import { listSignIns } from '@portal/api-client/contract/sign-in'
import { useRead } from '@portal/federation'
import { thisFirst } from './sign-in-text'

/** The user's sign-ins: this browser first, the others by their last use. */
export function useSignIns() {
  const { data, ...read } = useRead(listSignIns, {}, { action: 'read sign-ins' })
  return { ...read, data: data && thisFirst(data) }
}
