import { useMemo } from 'react'
import { getEngraving } from '@portal/api-client/contract/engraving'
import type { SavedVersion } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { useRead } from '@portal/federation'
import { plateOf, storedProductSvg } from '@portal/plaque'
import { classNames } from '@portal/ui'
import type { ArtworkPreviewProps, LineLookProps } from '@portal/slots/mf-engraving'
import { artworkAlt } from '../../artwork/artwork-text'
import unapproved from '../../unapproved.module.css'
import { useStoredPicture } from '../../artwork/use-stored-picture'
import { Drawing } from '../on-product/Drawing'
import { useAddress } from '../on-product/use-address'
import { ItemWords } from './ItemWords'
import { PicturePlaceholder } from './PicturePlaceholder'
import styles from './LineLook.module.css'

/**
 * A plaque's saved artwork on the plaque [OPEN-159]; for words on an item that its owner checks, the line's present
 * words.
 */
export function StoredLook({ bookingId, lineId, words }: ArtworkPreviewProps & Pick<LineLookProps, 'words'>) {
  const input = { params: { id: bookingId, lineId } }
  const { data, error } = useRead(getEngraving, input, { action: 'read engraving', bookingId })
  if (data?.current?.record.words) return <ItemWords name={data.productName} words={words} />
  if (data) return data.current && <OnPlate engraving={data} current={data.current} />
  return error ? null : <PicturePlaceholder />
}

/** The plaque by the artwork's record, since the plaque's configuration may have changed. */
function OnPlate({ engraving, current }: { readonly engraving: Engraving; readonly current: SavedVersion }) {
  const { color: Color, ratios: Ratios, shape: Shape } = current.record
  const picture = useStoredPicture(engraving, current)
  const url = useAddress(picture.kind === 'here' ? picture.blob : null)
  const svg = useMemo(
    () => url !== null && storedProductSvg(plateOf({ Color, Ratios, Shape }), url),
    [Color, Ratios, Shape, url],
  )
  if (picture.kind === 'none' || picture.kind === 'failed') return null
  if (!svg) return <PicturePlaceholder />
  return (
    <div
      role="img"
      aria-label={artworkAlt(engraving.productName, current.record)}
      className={classNames(styles.look, current.record.isApproved ? undefined : unapproved.unapproved)}
    >
      <div className={styles.plaque}>
        <Drawing svg={svg} />
      </div>
    </div>
  )
}
