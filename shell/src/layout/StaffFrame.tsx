import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Link } from '@portal/router'
import { paths, usePortalHost } from '@portal/federation'
import { BrandLogo } from '../brand/BrandLogo'
import { Find } from './find/Find'
import { MainNavigation } from './NavigationLinks'
import { PracticeMenu } from './PracticeMenu'
import { SecondaryNavigation } from './SecondaryNavigation'
import { SkipLink } from './SkipLink'
import { SmallScreenMenu } from './SmallScreenMenu'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import styles from './StaffFrame.module.css'

interface Props {
  readonly notices: ReactNode
  readonly onLogOut: () => void
  readonly children: ReactNode
}

/** The staff layout: practice name, brand logo and both navigations around the screen [SHL-48..50]. */
export function StaffFrame({ notices, onLogOut, children }: Props) {
  const { brand } = usePortalHost()
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header} data-print="hide">
        <div className={styles.top}>
          <Link to={paths.dashboard()} className={styles.home} aria-label={`${brand.name}, dashboard`}>
            <span className={styles.wideLogo}>
              <BrandLogo />
            </span>
            <span className={styles.smallLogo}>
              <BrandLogo compact />
            </span>
          </Link>
          <div className={styles.practice}>
            <PracticeMenu />
          </div>
          <Find />
          <div className={styles.wide}>
            <SecondaryNavigation onLogOut={onLogOut} />
          </div>
          <SmallScreenMenu onLogOut={onLogOut} />
        </div>
        <div className={styles.wide}>
          <MainNavigation />
        </div>
      </header>
      {notices}
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
