import { useState } from 'react'
import { updateMember } from '@portal/api-client/contract/member'
import { useClientCare } from '@portal/booking-ui'
import type { Save } from '@portal/forms'
import { usePortalHost } from '@portal/federation'
import { useWrite } from '@portal/writes'
import { useRecentlySignedIn } from '../data/use-recently-signed-in'
import { useReadMemberAgain } from '../data/use-member'
import { teamUpdates } from '../data/use-team'
import { toAnswer, toSubmit } from './convert'
import type { MemberValues } from './convert'
import { notSaved } from './not-saved'

const action = 'update member'

/**
 * Saves the member [API-35]; after a version conflict it is read again. A failure shows a quiet reason and is logged
 * [PRA-25, OPEN-80].
 */
export function useUpdateMember(id: string) {
  const { notify, report } = usePortalHost()
  const care = useClientCare()
  const readAgain = useReadMemberAgain(id)
  const run = useRecentlySignedIn(useWrite(updateMember, { action, updates: teamUpdates }))
  const [reason, setReason] = useState('')
  const update: Save<MemberValues> = async (values, version) => {
    setReason('')
    const { isDone, answer: team, error } = await run({ params: { id }, body: toSubmit(id, values), version })
    if (isDone) {
      notify({ tone: 'success', text: 'Information updated successfully.' })
      const own = team.find((member) => member.id === id)
      return { kind: 'saved', answer: own ? toAnswer(own) : { version, values } }
    }
    setReason(notSaved(error, care))
    if (error?.kind !== 'version') return { kind: 'failed' }
    try {
      return { kind: 'outdated', answer: toAnswer(await readAgain()) }
    } catch (fault) {
      report(fault, { action })
      setReason(notSaved(fault, care))
      return { kind: 'failed' }
    }
  }
  return { update, reason }
}
