import type { Engraving } from '@portal/domain'
import { Alert } from '@portal/ui'
import { artworkAlt } from '../artwork/artwork-text'
import { ArtworkPicture } from '../artwork/ArtworkPicture'
import styles from './Approve.module.css'
import type { ShownArtwork } from './use-approval'

/** Somebody saved another artwork while this page was open: shows both; neither is approved yet. */
export function NewerArtwork({ engraving, before }: { engraving: Engraving; before: ShownArtwork }) {
  const { record } = before.version
  return (
    <Alert kind="warning" title="The artwork has changed since you opened this page">
      <p>Nothing is approved yet. Check it once more, then decide.</p>
      <figure className={styles.before}>
        <figcaption>As you saw it</figcaption>
        <ArtworkPicture
          picture={{ kind: 'here', blob: before.blob, sha256: null, retry: () => undefined }}
          record={record}
          alt={artworkAlt(engraving.productName, record)}
          whenFailed={null}
        />
      </figure>
      <p>As it is now:</p>
    </Alert>
  )
}
