import type { ReactNode } from 'react'
import type { SavedVersion } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { SummaryList } from '@portal/ui'
import { WhomToCall } from '../contact/WhomToCall'
import type { Clinic } from '../contact/clinic'
import styles from './ArtworkFigure.module.css'
import { ArtworkPicture } from './ArtworkPicture'
import { artworkAlt, artworkRows } from './artwork-text'
import { useStoredPicture } from './use-stored-picture'

interface Props {
  readonly engraving: Pick<Engraving, 'bookingId' | 'quotedProductId' | 'productName'>
  readonly version: SavedVersion
  /** Distinguishes two figures on one screen. */
  readonly caption?: string
  /** The clinic that owners call when the picture fails. */
  readonly clinic?: Clinic
  /** Content below the text, once the picture has loaded. */
  readonly below?: (blob: Blob) => ReactNode
}

/** A saved artwork: its picture beside the engraved text. */
export function ArtworkFigure({ engraving, version, caption, clinic, below }: Props) {
  const { record } = version
  const picture = useStoredPicture(engraving, version)
  return (
    <figure className={styles.figure}>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      <ArtworkPicture
        picture={picture}
        record={record}
        alt={artworkAlt(engraving.productName, record)}
        whenFailed={
          <>
            <span>The artwork itself is safe. Try again</span>
            {clinic && (
              <>
                , or call <WhomToCall clinic={clinic} />
              </>
            )}
            <span>.</span>
          </>
        }
      />
      <SummaryList dense rows={artworkRows(record)} />
      {picture.kind === 'here' && below?.(picture.blob)}
    </figure>
  )
}
