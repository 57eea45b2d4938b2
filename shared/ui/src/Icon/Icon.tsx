import { ICON_PATHS } from './icons.data'

export type IconName = keyof typeof ICON_PATHS

export interface IconProps {
  name: IconName
  /** Side in px; 20 by default. */
  size?: number
  /** Only when the icon stands alone; otherwise the text beside it is enough. */
  label?: string
  className?: string | undefined
}

/** A small inline icon in the surrounding text's colour. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const access = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...access}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
