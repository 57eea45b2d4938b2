import { Component } from 'react'
import type { ReactNode } from 'react'
import { faultIn, sendReport } from './report'

interface Props {
  readonly remote: string
  readonly children: ReactNode
  readonly fallback: (error: Error) => ReactNode
}

/** Keeps a failed screen from breaking the page; render errors go to the error service [SHL-57]. */
export class ScreenBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    const fault = faultIn(error)
    if (fault) void sendReport(fault, { action: 'render', remote: this.props.remote })
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children
  }
}
