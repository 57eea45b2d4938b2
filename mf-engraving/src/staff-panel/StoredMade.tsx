import { useEffect, useEffectEvent, useState } from 'react'
import { getPlaqueConfig } from '@portal/api-client/contract/engraving'
import { plaqueEntryFor } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import { madePlaque } from '../approve/made-plaque'
import type { MadePlaque } from '../approve/made-plaque'
import { StoredSize } from '../approve/StoredSize'
import { storedDraft } from '../editor/design'
import { useAddress } from '../on-product/use-address'

interface Props {
  readonly engraving: Engraving
  readonly blob: Blob
}

/** How large a stored artwork is made, and how it will look: with its very picture [OPEN-159]. */
export function StoredMade({ engraving, blob }: Props) {
  const { data, error } = useRead(getPlaqueConfig, {}, { action: 'read plaque configuration' })
  const entry = data && plaqueEntryFor(data.Config_File, engraving.productId)
  const made = useMade(entry, engraving)
  const url = useAddress(blob)
  if (error || made === null || (data && !entry)) {
    return <p>This could not be loaded. What is engraved is the picture above.</p>
  }
  return made && url ? <StoredSize made={made} url={url} /> : <p>On its way</p>
}

/** Undefined on its way, null where its letters do not come. */
function useMade(entry: PlaqueConfigEntry | undefined, engraving: Engraving): MadePlaque | null | undefined {
  const { report } = usePortalHost()
  const [made, setMade] = useState<MadePlaque | null>()
  const make = useEffectEvent((of: PlaqueConfigEntry) => madePlaque(of, storedDraft(of, engraving)))
  const tell = useEffectEvent((fault: unknown) => report(fault, { action: 'load letters' }))
  useEffect(() => {
    if (!entry) return undefined
    let isGone = false
    make(entry).then(
      (one) => isGone || setMade(one),
      (fault: unknown) => {
        tell(fault)
        if (!isGone) setMade(null)
      },
    )
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another version has another design, which is read when it comes
  }, [entry, engraving.version])
  return made
}
