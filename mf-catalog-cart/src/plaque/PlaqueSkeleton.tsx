import { Skeleton, VisuallyHidden } from '@portal/ui'

/** Keeps the room of what is on its way. */
export function PlaqueSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the plaque</VisuallyHidden>
      <Skeleton height="18rem" />
    </div>
  )
}
