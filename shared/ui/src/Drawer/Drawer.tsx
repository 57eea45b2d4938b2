import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import styles from './Drawer.module.css'
import { useModalLayer } from './use-modal-layer'

export interface DrawerProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Stays at the bottom: totals and the main action. */
  footer?: ReactNode
  /** The edge that the drawer slides from; the right one by default. */
  side?: 'start' | 'end'
  children: ReactNode
}

/** A modal side panel: the cart, or the navigation on a phone. Dialogs may open above it. */
export function Drawer({ isOpen, ...props }: DrawerProps) {
  return isOpen ? createPortal(<OpenDrawer {...props} />, document.body) : null
}

function OpenDrawer({ title, onClose, footer, side = 'end', children }: Omit<DrawerProps, 'isOpen'>) {
  const layer = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useModalLayer(layer)
  useEffect(() => heading.current?.focus(), [])
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  return (
    <div
      ref={layer}
      role="presentation"
      className={classNames(styles.layer, side === 'end' && styles.end)}
      onKeyDown={escape}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <dialog open aria-modal="true" aria-labelledby={titleId} className={styles.panel}>
        <div className={styles.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" aria-label={`Close ${title}`} className={styles.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </dialog>
    </div>
  )
}
