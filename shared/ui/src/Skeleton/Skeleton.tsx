import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** Any CSS length; full width unless told. */
  width?: string
  /** Any CSS length; one line of text unless told. */
  height?: string
}

/** Keeps the place of what is loading. Silent: the region around it says that it is busy. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span aria-hidden className={styles.skeleton} style={{ width, height }} />
}
