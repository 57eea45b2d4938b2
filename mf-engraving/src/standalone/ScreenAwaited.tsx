import { useEffect, useState } from 'react'
import { Card, Skeleton } from '@portal/ui'
import { PageFailed } from './PageFailed'
import { sendError } from './send-error'

/** From the press to words: less than anybody waits in silence. */
const PATIENCE_MS = 7_000

/** Stands where the next screen will; one that does not come is told of, and shown when it does after all. */
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
