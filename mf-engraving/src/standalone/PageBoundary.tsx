import { Component } from 'react'
import type { ReactNode } from 'react'
import { PageFailed } from './PageFailed'
import { report } from './report'
import { Shown } from './Shown'

interface Props {
  readonly children: ReactNode
  /** Like a screen: presses are held until the page is interactive, and Retry is one of them. */
  readonly onShown: (() => void) | undefined
}

/** A failed page shows a message, Retry and a number, and is reported [SHL-57]. */
export class PageBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    report(error, { action: 'render' })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <PageFailed title="This page could not be shown" />
        <Shown onShown={this.props.onShown} />
      </>
    )
  }
}
