import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** Any CSS length; full width by default. */
  width?: string
  /** Any CSS length; one line of text by default. */
  height?: string
}

/** Placeholder of loading content. Silent: the region around it is marked as busy. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span aria-hidden className={styles.skeleton} style={{ width, height }} />
}
