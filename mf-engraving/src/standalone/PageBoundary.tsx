import { Component } from 'react'
import type { ReactNode } from 'react'
import { ClientCareToCall } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { Card, ErrorState } from '@portal/ui'

/** A page that fails leaves words, a way on and a number; the page's root reports it [SHL-57]. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children
  }
}

function PageFailed() {
  const { brand } = usePortalHost()
  return (
    <Card>
      <ErrorState isPage title="This page could not be shown" onRetry={() => location.reload()}>
        What you saved is safe. Check the connection, then try again. If it happens again, call{' '}
        <ClientCareToCall phone={brand.phone_work} />.
      </ErrorState>
    </Card>
  )
}
