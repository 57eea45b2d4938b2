import type { FocusEvent, ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/Icon'
import tones from '../Tag/tones.module.css'
import styles from './Alert.module.css'
import { ALERT_HIDE_MS, useAutoHide } from './use-auto-hide'
import { usePreviousFocus } from './use-previous-focus'
import { inElement } from '../in-element'

export type AlertKind = 'info' | 'success' | 'warning' | 'error'

export interface AlertProps {
  kind: AlertKind
  title?: ReactNode
  children?: ReactNode
  /** Shows a close button; also called when the alert hides itself. */
  onClose?: (() => void) | undefined
  /** Hides itself after 4 s, or this many ms; paused by hover and focus. Never for form errors. */
  autoHide?: boolean | number
}

const ICONS: Record<AlertKind, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'error',
}

/** A message beside the work: errors interrupt a screen reader, others wait. */
export function Alert({ kind, title, children, onClose, autoHide = false }: AlertProps) {
  const ms = autoHide === true ? ALERT_HIDE_MS : autoHide === false ? undefined : autoHide
  const { hold } = useAutoHide(ms, onClose)
  const { remember, restoreFocus } = usePreviousFocus()
  const holdFocus = (event: FocusEvent) => {
    remember(event)
    hold('focus', true)()
  }
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames(styles.alert, tones[kind === 'error' ? 'danger' : kind])}
      onMouseEnter={hold('hover', true)}
      onMouseLeave={hold('hover', false)}
      onFocus={holdFocus}
      onBlur={hold('focus', false)}
    >
      <Icon name={ICONS[kind]} />
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        {inElement(children)}
      </div>
      {onClose && (
        <CloseButton
          onClick={() => {
            restoreFocus()
            onClose()
          }}
        />
      )}
    </div>
  )
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" aria-label="Close message" className={styles.close} onClick={onClick}>
      <Icon name="close" size={18} />
    </button>
  )
}
