import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from '@portal/router'
import { usePortalHost } from '@portal/federation'
import { Logo } from '@portal/ui'
import { applyLateFont } from '@portal/ui/font'
import styles from './OwnerFrame.module.css'

/** The brand's logo and one column, designed for phones. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  const { brand } = usePortalHost()
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useLayoutEffect(() => applyLateFont(pathname), [pathname])
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Logo brand={brand.code} />
      </header>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
