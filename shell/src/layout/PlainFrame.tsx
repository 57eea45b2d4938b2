import { useRef } from 'react'
import type { ReactNode } from 'react'
import { BrandLogo } from '../brand/BrandLogo'
import { NoticeRegion } from '../notices/NoticeRegion'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import styles from './PlainFrame.module.css'

/** Layout without navigation: sign-in, and the pages of pet owners. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <div className={styles.frame}>
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
