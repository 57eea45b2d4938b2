import { useRef } from 'react'
import type { ReactNode } from 'react'
import { BrandLogo } from '../brand/BrandLogo'
import { NoticeRegion } from '../notices/NoticeRegion'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import styles from './PlainFrame.module.css'

interface Props {
  /** Wide layout for the sign-in page: welcome and form side by side. */
  readonly isDoor?: boolean
  readonly children: ReactNode
}

/** Layout without navigation: sign-in, and the pages of pet owners. */
export function PlainFrame({ isDoor = false, children }: Props) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <div className={isDoor ? `${styles.frame} ${styles.door}` : styles.frame}>
      <header className={styles.header}>
        <BrandLogo />
      </header>
      <NoticeRegion />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
