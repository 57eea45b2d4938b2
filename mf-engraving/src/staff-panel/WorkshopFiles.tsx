import { useState } from 'react'
import { getEngraving } from '@portal/api-client/contract/engraving'
import type { Engraving } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Alert, Button } from '@portal/ui'
import styles from './ArtworkPanel.module.css'

type Kind = keyof NonNullable<Engraving['workshop']>
type LineIds = Pick<Engraving, 'bookingId' | 'quotedProductId'>

/** The artwork at true size for the workshop, in outlines. */
export function WorkshopFiles({ engraving }: { engraving: LineIds }) {
  const { open, busy, hasFailed } = useOpenFile(engraving)
  return (
    <div className={styles.files}>
      <span>For the workshop, at true size:</span>
      <Button size="small" busy={busy === 'svg'} onClick={() => void open('svg')}>
        Open the SVG
      </Button>
      <Button size="small" busy={busy === 'pdf'} onClick={() => void open('pdf')}>
        Open the PDF
      </Button>
      {hasFailed && <Alert kind="error">The file could not be opened. Allow new tabs, then try again.</Alert>}
    </div>
  )
}

/** Requests a link on the click: those loaded with the page expire within a minute [OPEN-92]. */
function useOpenFile({ bookingId, quotedProductId: lineId }: LineIds) {
  const { api, report } = usePortalHost()
  const [busy, setBusy] = useState<Kind | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const open = async (kind: Kind) => {
    // Opened in the click handler: browsers block a tab opened after an answer as a popup.
    const tab = window.open('', '_blank')
    setBusy(kind)
    setFailed(false)
    try {
      const { workshop } = await api.call(getEngraving, { params: { id: bookingId, lineId } })
      if (!tab || !workshop) throw new Error(tab ? 'No file of the workshop' : 'No new tab')
      tab.opener = null
      tab.location.replace(workshop[kind])
    } catch (fault) {
      tab?.close()
      report(fault, { action: 'open workshop file', bookingId })
      setFailed(true)
    }
    setBusy(null)
  }
  return { open, busy, hasFailed }
}
