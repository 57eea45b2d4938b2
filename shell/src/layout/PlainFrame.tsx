import { useRef } from 'react'
import type { ReactNode } from 'react'
import { usePortalHost } from '@portal/federation'
import { Logo } from '@portal/ui'
import { NoticeRegion } from '../notices/NoticeRegion'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import styles from './PlainFrame.module.css'

/** Layout without navigation: sign-in, and the pages of pet owners. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const { brand } = usePortalHost()
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Logo brand={brand.code} />
      </header>
      <NoticeRegion />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
