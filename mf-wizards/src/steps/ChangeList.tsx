import type { FieldChange } from './field-changes'
import styles from './ChangeList.module.css'

interface ChangeListProps {
  readonly changes: readonly FieldChange[]
  /** What the two values are called. */
  readonly words: { readonly before: string; readonly now: string }
}

/** Fields with two values each, for people to compare. */
export function ChangeList({ changes, words }: ChangeListProps) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ label, before, now }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span>{`${words.before}: `}</span>
            <del className={styles.before}>{before || 'empty'}</del>
          </dd>
          <dd>
            <span>{`${words.now}: `}</span>
            <ins className={styles.now}>{now || 'empty'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
