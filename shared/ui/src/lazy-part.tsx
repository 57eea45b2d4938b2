import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A component whose code loads when it is first shown. A failed load is retried once, then passed to the nearest error
 * boundary; the next mount starts anew, so that the boundary's Retry works without a reload.
 */
export function lazyPart<Props extends object>(load: Load<Props>, Fallback: ComponentType<Props>) {
  let Part = create()
  function create() {
    return lazy(async () => {
      try {
        return { default: await load().catch(load) }
      } catch (fault) {
        Part = create()
        throw fault
      }
    })
  }
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<Fallback {...props} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}
