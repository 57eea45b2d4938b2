import type { FieldChange } from './field-changes'
import styles from './ChangeList.module.css'

interface ChangeListProps {
  readonly changes: readonly FieldChange[]
  /** Labels of the two values. */
  readonly words: { readonly before: string; readonly now: string }
}

/** Fields with two values each, for comparison. */
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
