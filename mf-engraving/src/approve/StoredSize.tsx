import { statedSize } from '@portal/domain/plaque'
import { StoredOnProduct } from '../preview/on-product/OnProduct'
import { ActualSize } from '../preview/true-size/ActualSize'
import { sizeText } from '../edit/size-text'
import styles from './Approve.module.css'
import type { LaidOutPlaque } from './lay-out-plaque'

interface Props {
  readonly made: LaidOutPlaque
  /** Address of the saved artwork shown above. */
  readonly url: string
}

/** Actual size and preview of the saved artwork, with its own picture instead of a new drawing. */
export function StoredSize({ made: { entry, layout }, url }: Props) {
  const size = sizeText(entry, layout.texts)
  return (
    // Not printed: a printer has another scale, and the approved artwork has its proof [OPEN-351].
    <div className={styles.consent} data-print="hide">
      {size !== null && <p>{size}</p>}
      {statedSize(entry) !== null && (
        <ActualSize entry={entry}>
          <img src={url} alt="The artwork in its actual size" className={styles.actual} />
        </ActualSize>
      )}
      <StoredOnProduct entry={entry} picture={url} />
    </div>
  )
}
