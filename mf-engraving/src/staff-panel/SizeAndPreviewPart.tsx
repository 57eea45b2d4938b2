import { useState } from 'react'
import type { Engraving } from '@portal/domain'
import { lazyPart } from '@portal/ui'
import { IN_SIZE } from '../artwork/artwork-text'
import styles from './ArtworkPanel.module.css'

const Coming = () => <p>Loading</p>
const StoredMade = lazyPart(
  () => import(/* webpackChunkName: "stored-made" */ './SizeAndPreview').then((part) => part.SizeAndPreview),
  Coming,
)

interface Props {
  readonly engraving: Engraving
  /** Picture of the saved artwork. */
  readonly blob: Blob
}

/** The saved artwork in its size and on the product; closed initially, so that nothing below moves [OPEN-159]. */
export function SizeAndPreviewPart(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.made} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{IN_SIZE}</summary>
      {isOpen && <StoredMade {...props} />}
    </details>
  )
}
