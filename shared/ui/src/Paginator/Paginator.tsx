import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../plain-click'
import { Icon } from '../Icon/Icon'
import { usePressed } from '../use-pressed'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { pageWindow } from './page-window'
import styles from './Paginator.module.css'

export interface PaginatorProps {
  /** Current page, from 1. */
  page: number
  pageCount: number
  /** Address of a page, so that links can be opened elsewhere. */
  hrefFor: (page: number) => string
  /** Goes to a page inside the application. */
  onPage: (page: number) => void
  /** Name of the navigation; 'Pages' by default, for when there are several. */
  label?: string
}

/** Previous page, up to four page numbers with the first and the last, next page; nothing at all for a single page. */
export function Paginator({ page: drawn, pageCount, hrefFor, onPage, label = 'Pages' }: PaginatorProps) {
  const [page, press] = usePressed(drawn)
  if (pageCount <= 1) return null
  const linkTo = (target: number) => ({
    href: target >= 1 && target <= pageCount ? hrefFor(target) : undefined,
    onGo: () => {
      press(target)
      onPage(target)
    },
  })
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        <li>
          <PageLink {...linkTo(page - 1)}>
            <Icon name="chevron-left" size={16} />
            <span className={styles.word}>Previous page</span>
          </PageLink>
        </li>
        {pageWindow(page, pageCount).map((target, index, shown) => (
          <li key={target} className={target - (shown[index - 1] ?? 0) > 1 ? styles.gap : undefined}>
            <PageLink {...linkTo(target)} current={target === page}>
              <VisuallyHidden>Page </VisuallyHidden>
              <span>{target}</span>
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink {...linkTo(page + 1)}>
            <span className={styles.word}>Next page</span>
            <Icon name="chevron-right" size={16} />
          </PageLink>
        </li>
      </ul>
    </nav>
  )
}

interface PageLinkProps {
  href: string | undefined
  onGo: () => void
  current?: boolean
  children: ReactNode
}

function PageLink({ href, onGo, current, children }: PageLinkProps) {
  if (href === undefined) {
    return <span className={styles.link}>{children}</span>
  }
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGo()
  }
  return (
    <a href={href} aria-current={current ? 'page' : undefined} className={styles.link} onClick={go}>
      {children}
    </a>
  )
}
