import { Component } from 'react'
import type { ReactNode } from 'react'
import { PageFailed } from './PageFailed'
import { report } from './report'

/** A page that fails leaves words, a way on and a number, and is reported [SHL-57]. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    report(error, { action: 'render' })
  }

  override render() {
    return this.state.failed ? <PageFailed title="This page could not be shown" /> : this.props.children
  }
}
