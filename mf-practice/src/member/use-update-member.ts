import { useState } from 'react'
import { ApiError } from '@portal/api-client'
import { updateMember } from '@portal/api-client/contract/member'
import type { Save } from '@portal/forms'
import { usePortalHost, useWrite } from '@portal/federation'
import { useReadMemberAgain } from '../data/use-member'
import { useRememberTeam } from '../data/use-team'
import { toAnswer, toSubmit } from './convert'
import type { MemberValues } from './convert'
import { notSaved } from './not-saved'

/**
 * Sends the member back [API-35]; after somebody else's change it is read again. A failure is silent but for a quiet
 * reason and the log [PRA-25, OPEN-80].
 */
export function useUpdateMember(id: string) {
  const { notify, report } = usePortalHost()
  const rememberTeam = useRememberTeam()
  const readAgain = useReadMemberAgain(id)
  const sendMember = useWrite(updateMember)
  const [reason, setReason] = useState('')
  const fail = (fault: unknown) => {
    report(fault, { action: 'update member' })
    setReason(notSaved(fault))
  }
  const send = async (values: MemberValues, version: number) => {
    const team = await sendMember({ params: { id }, body: toSubmit(id, values), version })
    rememberTeam(team)
    notify({ tone: 'success', text: 'Information updated successfully.' })
    const own = team.find((member) => member.id === id)
    return own ? toAnswer(own) : { version, values }
  }
  const update: Save<MemberValues> = async (values, version) => {
    setReason('')
    try {
      return { is: 'saved', answer: await send(values, version) }
    } catch (fault) {
      fail(fault)
      if (!(fault instanceof ApiError && fault.kind === 'version')) return { is: 'failed' }
    }
    try {
      return { is: 'outdated', answer: toAnswer(await readAgain()) }
    } catch (fault) {
      fail(fault)
      return { is: 'failed' }
    }
  }
  return { update, reason }
}
