import { stageSize } from '@portal/domain/plaque'
import type { SavedVersion } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { Picture, SummaryList } from '@portal/ui'
import styles from './ArtworkFigure.module.css'
import { artworkAlt, artworkRows } from './artwork-words'

interface Props {
  readonly engraving: Pick<Engraving, 'productName'>
  readonly version: SavedVersion
  /** Which of two this is. */
  readonly caption?: string
  /** The picture alone: its words stand elsewhere. */
  readonly isBrief?: boolean
}

/** A stored artwork: its picture, and beside it what is engraved, letter for letter. */
export function ArtworkFigure({ engraving, version, caption, isBrief = false }: Props) {
  const { record, files } = version
  const { width, height } = stageSize({ Ratios: record.ratios })
  return (
    <figure className={styles.figure}>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      <Picture
        src={files.engravingOptionsUrl ?? undefined}
        alt={artworkAlt(engraving.productName, record)}
        ratio={`${width} / ${height}`}
        fit="contain"
        eager
      />
      {!isBrief && <SummaryList dense rows={artworkRows(record)} />}
    </figure>
  )
}
