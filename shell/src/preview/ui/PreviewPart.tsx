import styles from './PreviewPart.module.css'

interface Props {
  readonly parts: readonly { readonly as: string; readonly title: string }[]
}

/** Names the previewed parts, and says that saves are real. */
export function PreviewPart({ parts }: Props) {
  const named = parts.map(({ as, title }) => `“${title}” (${as})`).join(', ')
  return (
    <p
      role="status"
      className={styles.line}
      data-print="hide"
    >{`You see a preview of ${named}. Others don't have it yet. What you save is saved for everybody.`}</p>
  )
}
