import { useState } from 'react'
import { usePortalHost } from '@portal/federation'
import { getInvoicePdf } from '@portal/api-client/contract/invoice'

export type InvoiceOpening =
  | { readonly kind: 'opening' | 'failed'; readonly id: string }
  | { readonly kind: 'blocked'; readonly id: string; readonly url: string }

/** Opens an invoice's PDF in a new tab through a signed link [PRA-03, EXT-08]. */
export function useOpenInvoice() {
  const { api, report } = usePortalHost()
  const [opening, setOpening] = useState<InvoiceOpening>()
  const open = async (id: string) => {
    // Opened in the click handler: browsers block a tab opened after an answer as a popup.
    const tab = waitingTab(id)
    setOpening({ kind: 'opening', id })
    try {
      const { url } = await api.call(getInvoicePdf, { params: { id } })
      tab?.location.replace(url)
      setOpening(tab ? undefined : { kind: 'blocked', id, url })
    } catch (fault) {
      tab?.close()
      report(fault, { action: 'open invoice' })
      setOpening({ kind: 'failed', id })
    }
  }
  return { opening, open, dismiss: () => setOpening(undefined) }
}

/** A tab without access to this page (noopener); null when the browser blocks it. */
function waitingTab(id: string): Window | null {
  const tab = window.open('', '_blank')
  if (!tab) return null
  tab.opener = null
  tab.document.title = id
  tab.document.body.textContent = `Opening ${id}`
  return tab
}
