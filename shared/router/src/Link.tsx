import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { To } from 'react-router-dom'

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: To
  readonly state?: unknown
  /** Replaces this address in the history. */
  readonly replace?: boolean
}

/** A link to another screen. The router's own link includes code for its framework mode, 5 KB for every page. */
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
