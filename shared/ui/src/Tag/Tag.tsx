import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/Icon'
import styles from './Tag.module.css'
import tones from './tones.module.css'

export type Tone = 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger'

export interface TagProps {
  tone?: Tone
  icon?: IconName
  children: ReactNode
}

const STATUS_ICONS: Record<Tone, IconName> = {
  neutral: 'minus',
  brand: 'paw',
  info: 'clock',
  success: 'check',
  warning: 'edit',
  danger: 'warning',
}

/** A word with a tint. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, tones[tone])}>
      {icon && <Icon name={icon} size={14} />}
      <span>{children}</span>
    </span>
  )
}

/** A status: word, icon and colour together, never colour alone. */
export function StatusTag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <Tag tone={tone} icon={icon ?? STATUS_ICONS[tone]}>
      {children}
    </Tag>
  )
}
