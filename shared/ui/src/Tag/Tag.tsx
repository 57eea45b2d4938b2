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
  /** For the most prominent tag of a page. */
  size?: 'large'
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

/** A short text with a tint. */
export function Tag({ tone = 'neutral', icon, size, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, tones[tone], size && styles[size])}>
      {icon && <Icon name={icon} size={size ? 20 : 14} />}
      <span>{children}</span>
    </span>
  )
}

/** A status with text, icon and colour, never colour alone. */
export function StatusTag({ tone = 'neutral', icon, ...props }: TagProps) {
  return <Tag tone={tone} icon={icon ?? STATUS_ICONS[tone]} {...props} />
}
