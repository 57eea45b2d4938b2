import type { ComponentProps } from 'react'
import { ScreenBoundary } from '../errors/ScreenBoundary'
import { PageFailed } from '../composition/ScreenFailed'
import { App } from './App'
import { Shown } from './Shown'

/** Everything in the page's root, for prerendering and for the browser. */
export function Page(props: ComponentProps<typeof App>) {
  return (
    <ScreenBoundary
      remote="shell"
      fallback={(error) => (
        <>
          <PageFailed error={error} />
          <Shown onShown={props.onShown} />
        </>
      )}
    >
      <App {...props} />
    </ScreenBoundary>
  )
}
