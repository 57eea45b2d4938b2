import type { LineLookProps } from '@portal/slots/mf-engraving'
import { SpelledText } from '../../artwork/SpelledText'
import { ItemWords } from './ItemWords'
import styles from './LineLook.module.css'
import { StoredLook } from './StoredLook'

/**
 * The `LineLook` slot: a preview of an ordered line, also letter by letter where somebody checks it [OPEN-382]. Renders
 * no element when there is nothing to show, since the caller reserves space only for an element.
 */
export function LineLook({ isSpelled, ...line }: LineLookProps) {
  if (!isSpelled) return <Pictures {...line} />
  return (
    <div className={styles.check}>
      <div className={styles.large}>
        <Pictures {...line} />
      </div>
      {line.words.map(({ productId, text }) => (
        <SpelledText key={productId} label="Letter by letter" text={text} />
      ))}
    </div>
  )
}

function Pictures({ name, artwork, words }: Omit<LineLookProps, 'isSpelled'>) {
  if (!artwork && words.length === 0) return null
  return (
    <div className={styles.looks}>
      {artwork ? <StoredLook {...artwork} words={words} /> : <ItemWords name={name} words={words} />}
    </div>
  )
}
