import { useState } from 'react'
import { usePortalHost } from '@portal/federation'
import { getInvoicePdf } from '@portal/api-client/contract/invoice'

export type Opening =
  | { readonly phase: 'opening' | 'failed'; readonly id: string }
  | { readonly phase: 'blocked'; readonly id: string; readonly url: string }

/** Opens an invoice's PDF in a new tab through a signed link [PRA-03, EXT-08]. */
export function useOpenInvoice() {
  const { api, report } = usePortalHost()
  const [opening, setOpening] = useState<Opening>()
  const open = async (id: string) => {
    // Made at the click: browsers take a tab that comes after an answer for an advertisement.
    const tab = waitingTab(id)
    setOpening({ phase: 'opening', id })
    try {
      const { url } = await api.call(getInvoicePdf, { params: { id } })
      tab?.location.replace(url)
      setOpening(tab ? undefined : { phase: 'blocked', id, url })
    } catch (fault) {
      tab?.close()
      report(fault, { action: 'open invoice' })
      setOpening({ phase: 'failed', id })
    }
  }
  return { opening, open, dismiss: () => setOpening(undefined) }
}

/** A tab that knows nothing of this one; null when the browser allows none. */
function waitingTab(id: string): Window | null {
  const tab = window.open('', '_blank')
  if (!tab) return null
  tab.opener = null
  tab.document.title = id
  tab.document.body.textContent = `Opening ${id}`
  return tab
}
