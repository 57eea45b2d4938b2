import { regionFile, TAG_CARDS } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { Picture } from '@portal/ui'
import styles from './TaggingGuide.module.css'

/** The three tag cards in the colours of this brand region [PRA-35, PRA-38]. */
export function TagCards() {
  const { brand } = usePortalHost()
  return (
    <ul className={styles.cards} aria-label="Tag cards">
      {TAG_CARDS.map(({ kind, title, text }) => (
        <li key={kind} className={styles.card}>
          <Picture
            src={regionFile(brand.code, 'tag-cards', `${kind}.svg`)}
            alt={`Tag card: ${title}`}
            ratio="380 / 560"
            fit="contain"
            placeholder="tag"
            className={styles.picture}
          />
          <div className={styles.about}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
