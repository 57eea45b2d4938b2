import styles from './SpelledText.module.css'
import { spelled } from './design-text'

/** A text letter by letter. */
export function SpelledText({ label, text }: { label: string; text: string }) {
  return (
    <div role="group" aria-label={`${label}: ${text}`}>
      <div className={styles.legend}>{label}</div>
      <div className={styles.letters} translate="no">
        {spelled(text).map((word, at) => (
          <span key={at} className={styles.word}>
            {word.map((letter, index) => (
              <span key={index} className={styles.letter}>
                {letter}
              </span>
            ))}
          </span>
        ))}
      </div>
    </div>
  )
}
