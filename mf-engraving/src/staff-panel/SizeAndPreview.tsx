import { getPlaqueConfig } from '@portal/api-client/contract/engraving'
import { plaqueEntryFor } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { useRead } from '@portal/federation'
import { layOutPlaque } from '../approve/lay-out-plaque'
import { StoredSize } from '../approve/StoredSize'
import { useResource } from '../artwork/use-resource'
import { storedDraft } from '../edit/design'
import { useAddress } from '../preview/on-product/use-address'

interface Props {
  readonly engraving: Engraving
  readonly blob: Blob
}

/** Size and preview of a saved artwork, with its own picture [OPEN-159]. */
export function SizeAndPreview({ engraving, blob }: Props) {
  const { data, error } = useRead(getPlaqueConfig, {}, { action: 'read plaque configuration' })
  const entry = data && plaqueEntryFor(data.Config_File, engraving.productId)
  const made = useResource({
    key: entry ? `${engraving.productId} ${engraving.version}` : null,
    load: async () => (entry ? layOutPlaque(entry, storedDraft(entry, engraving)) : null),
    action: 'load letters',
  })
  const url = useAddress(blob)
  if (error || made === null || (data && !entry)) {
    return <p>We couldn't load this. The picture above shows what will be engraved.</p>
  }
  return made && url ? <StoredSize made={made} url={url} /> : <p>Loading</p>
}
