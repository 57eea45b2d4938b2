import { useState } from 'react'
import { usePortalHost } from '@portal/federation'
import { useRememberTeam } from '../data/use-team'
import type { Member } from '../data/use-team'
import { useSendKey } from '../data/use-send-key'
import { toSubmit } from './convert'
import type { MemberValues } from './convert'
import { updateMember } from '@portal/api-client/contract/member'

/** Sends the member back [API-35]. A failure is silent but for a quiet line and the log [PRA-25, OPEN-80]. */
export function useUpdateMember(member: Member) {
  const { api, notify, report } = usePortalHost()
  const rememberTeam = useRememberTeam()
  const sendKey = useSendKey()
  const [failed, setFailed] = useState(false)
  const update = async (values: MemberValues) => {
    const version = member.version ?? 1
    const body = toSubmit(member.id, values)
    try {
      rememberTeam(
        await api.call(updateMember, {
          params: { id: member.id },
          body,
          version,
          idempotencyKey: sendKey({ version, body }),
        }),
      )
      setFailed(false)
      notify({ tone: 'success', text: 'Information updated successfully.' })
    } catch (fault) {
      setFailed(true)
      report(fault, { action: 'update member' })
    }
  }
  return { update, failed }
}
