import { lazyPart } from '@portal/ui'

/** The steps of a plaque with the editor's frame, loaded when needed. */
export const LazyPlaqueDialog = lazyPart(
  () => import(/* webpackChunkName: "plaque" */ './PlaqueDialog').then((part) => part.PlaqueDialog),
  () => null,
)
