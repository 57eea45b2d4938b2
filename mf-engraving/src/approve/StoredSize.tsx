import { statedSize } from '@portal/domain/plaque'
import { StoredOnProduct } from '../on-product/OnProduct'
import { ActualSize } from '../true-size/ActualSize'
import { sizeWords } from '../editor/size-words'
import styles from './Approve.module.css'
import type { MadePlaque } from './made-plaque'

interface Props {
  readonly made: MadePlaque
  /** Address of the stored artwork, as it is shown above. */
  readonly url: string
}

/** How large the stored artwork is made, and how it will look: with its very picture, not with another drawing. */
export function StoredSize({ made: { entry, layout }, url }: Props) {
  const size = sizeWords(entry, layout.texts)
  return (
    // A printer has another size, and what is approved has its proof [OPEN-351].
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
