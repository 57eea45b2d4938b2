import { useState } from 'react'
import { usePortalHost, useWrite } from '@portal/federation'
import { useRememberTeam } from '../data/use-team'
import type { Member } from '../data/use-team'
import { toSubmit } from './convert'
import type { MemberValues } from './convert'
import { updateMember } from '@portal/api-client/contract/member'

/** Sends the member back [API-35]. A failure is silent but for a quiet line and the log [PRA-25, OPEN-80]. */
export function useUpdateMember(member: Member) {
  const { notify, report } = usePortalHost()
  const rememberTeam = useRememberTeam()
  const sendMember = useWrite(updateMember)
  const [failed, setFailed] = useState(false)
  const update = async (values: MemberValues) => {
    try {
      rememberTeam(
        await sendMember({
          params: { id: member.id },
          body: toSubmit(member.id, values),
          version: member.version ?? 1,
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
