import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { To } from 'react-router-dom'

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: To
  readonly state?: unknown
  /** Takes the place of this address in the history. */
  readonly replace?: boolean
}

/**
 * A link to another screen. The router's own brings along what only its framework mode needs: forms, scroll restoration,
 * prefetching by a manifest; 5 KB of every page.
 */
export function Link({ to, state, replace, onClick, target, children, ...rest }: LinkProps) {
  const how = { state, ...(replace !== undefined && { replace }), ...(target !== undefined && { target }) }
  const go = useLinkClickHandler<HTMLAnchorElement>(to, how)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) go(event)
  }
  return (
    <a {...rest} href={useHref(to)} target={target} onClick={click}>
      {children}
    </a>
  )
}
