import { Component } from 'react'
import type { ReactNode } from 'react'
import { PageFailed } from './PageFailed'
import { report } from './report'
import { Shown } from './Shown'

interface Props {
  readonly children: ReactNode
  /** As for a screen: presses are held until the page answers, and its way on is one. */
  readonly onShown: (() => void) | undefined
}

/** A page that fails leaves words, a way on and a number, and is reported [SHL-57]. */
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
