import type { ComponentType } from 'react'
import { Alert, lazyPart } from '@portal/ui'

const nothing = () => null

/** A part that the editor can do without: when its code fails to load twice, `Instead` takes its place. */
export const optionalPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = nothing,
) =>
  lazyPart(
    () =>
      load()
        .catch(load)
        .catch(() => Instead),
    nothing,
  )

const loadPicture = () => import(/* webpackChunkName: "picture-tools" */ './picture-tools/PictureTools')
const loadText = () => import(/* webpackChunkName: "text-tools" */ './text-tools/text-tools')

/** Parts of the editor that its first render does not need. */
export const LazyPicturePresses = optionalPart(async () => (await loadPicture()).PicturePresses)
export const LazyPictureTools = optionalPart(async () => (await loadPicture()).PictureTools)
export const LazyLineTools = optionalPart(async () => (await loadText()).LineTools)
export const LazyFontForAll = optionalPart(
  async () => (await loadText()).FontForAll,
  () => (
    <Alert kind="warning">
      We couldn't load the tools for sizes, fonts and phrases. The words can be changed and saved without them.
    </Alert>
  ),
)
export const LazyOnProduct = optionalPart(
  async () => (await import(/* webpackChunkName: "on-product" */ '../preview/on-product/OnProduct')).OnProduct,
  () => <p>We couldn't load this look. Choose Flat to see what will be engraved.</p>,
)
