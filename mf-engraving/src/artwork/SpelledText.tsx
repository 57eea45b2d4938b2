import styles from './SpelledText.module.css'

/** A text letter by letter, line by line. */
export function SpelledText({ label, text }: { label: string; text: string }) {
  return (
    <div role="group" aria-label={`${label}: ${text}`}>
      <div className={styles.legend}>{label}</div>
      <div className={styles.lines} translate="no">
        {spelled(text).map((words, line) => (
          <div key={line} className={styles.letters}>
            {words.map((letters, at) => (
              <span key={at} className={styles.word}>
                {letters.map((letter, index) => (
                  <span key={index} className={styles.letter}>
                    {letter}
                  </span>
                ))}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The letters of each line's words, so that a reader does not see the expected word instead. */
const spelled = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(letters))

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const letters = (word: string) => Array.from(graphemes.segment(word), ({ segment }) => segment)
