import { renderToString } from 'preact-render-to-string'
import { OwnerApp } from './OwnerApp'
import { screenAt } from './screens'

/** The page of this address as an owner first sees it, prerendered at build time. */
export async function render(): Promise<string> {
  await screenAt(location.pathname)
  return renderToString(<OwnerApp />)
}
