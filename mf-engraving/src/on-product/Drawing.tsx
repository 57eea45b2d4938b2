import styles from './OnProduct.module.css'

/** A drawing of ours, as wide as its place. */
export const Drawing = ({ svg }: { readonly svg: string }) => (
  <div
    aria-hidden="true"
    className={styles.drawing}
    // Ours; what comes from outside is escaped in it.
    dangerouslySetInnerHTML={{ __html: svg }}
  />
)
