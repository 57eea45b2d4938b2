import { Skeleton, VisuallyHidden } from '@portal/ui'

/** Placeholder that keeps the space of the plaque's steps while they load. */
export function PlaqueSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the plaque</VisuallyHidden>
      <Skeleton height="18rem" />
    </div>
  )
}
