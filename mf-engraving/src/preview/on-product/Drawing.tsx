import styles from './OnProduct.module.css'

/** An SVG as wide as its container. */
export const Drawing = ({ svg }: { readonly svg: string }) => (
  <div
    aria-hidden="true"
    className={styles.drawing}
    // Our own SVG; outside text is escaped in it.
    dangerouslySetInnerHTML={{ __html: svg }}
  />
)
