import { formatDetailsDate, withTimeZone } from '@portal/domain'
import type { Engraving } from '@portal/domain'
import type { EndReason } from '@portal/domain/plaque'
import { Alert } from '@portal/ui'
import type { Clinic } from '../contact/clinic'

const DID: Readonly<Record<EndReason, string>> = {
  removed: 'removed this item from the booking, and has put it back since',
  discarded: 'discarded the booking, and has restored it since',
  itemChanged: 'changed this item',
  artworkChanged: 'changed the artwork',
  renewed: 'asked you to check it again',
}

/** Why an earlier approval no longer counts [OPEN-346]. */
export function EarlierApproval({ engraving, clinic }: { engraving: Engraving; clinic: Clinic }) {
  const { endedApproval: ended, timeZone } = engraving
  if (!ended) return null
  const on = withTimeZone(formatDetailsDate(ended.at, timeZone), timeZone)
  return (
    <Alert kind="info" title="An earlier approval no longer counts">
      {`${clinic.name || 'Your clinic'} ${DID[ended.why]} (${on}). Please check it once more.`}
    </Alert>
  )
}
