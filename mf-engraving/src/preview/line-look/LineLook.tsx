import type { LineLookProps } from '@portal/slots/mf-engraving'
import { ItemWords } from './ItemWords'
import styles from './LineLook.module.css'
import { StoredLook } from './StoredLook'

/**
 * The `LineLook` slot: a preview of an ordered line. Renders no element when there is nothing to show, since the caller
 * reserves space only for an element.
 */
export function LineLook({ name, artwork, words }: LineLookProps) {
  if (!artwork && words.length === 0) return null
  return (
    <div className={styles.looks}>
      {artwork ? <StoredLook {...artwork} words={words} /> : <ItemWords name={name} words={words} />}
    </div>
  )
}
