import { useEffect, useState } from 'react'
import { Card, Skeleton } from '@portal/ui'
import { PageFailed } from './PageFailed'
import { sendError } from './send-error'

/** Time until a loading screen is reported as missing. */
const PATIENCE_MS = 7_000

/** Placeholder of the next screen. After a timeout it shows a message, and still the screen if it arrives later. */
export function ScreenAwaited() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true)
      sendError('A screen did not load')
    }, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isLate) return <PageFailed title="This page could not be loaded" />
  return (
    <Card>
      <p role="status">Loading the engraving</p>
      <Skeleton height="14rem" />
    </Card>
  )
}
