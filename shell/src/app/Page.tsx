import type { ComponentProps } from 'react'
import { ScreenBoundary } from '../errors/ScreenBoundary'
import { PageFailed } from '../composition/ScreenFailed'
import { App, ShownEffect } from './App'

/** Everything in the page's root, for prerendering and for the browser. */
export function Page(props: ComponentProps<typeof App>) {
  return (
    <ScreenBoundary
      remote="shell"
      fallback={(error) => (
        <>
          <PageFailed error={error} />
          <ShownEffect onShown={props.onShown} />
        </>
      )}
    >
      <App {...props} />
    </ScreenBoundary>
  )
}
