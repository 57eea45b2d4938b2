import { lazyPart } from '@portal/ui'

const nothing = () => null
const loadPicture = () => import(/* webpackChunkName: "picture-tools" */ './picture-tools/PictureTools')
const loadText = () => import(/* webpackChunkName: "text-tools" */ './text-tools/text-tools')

/** Parts of the editor that no first picture needs. */
export const LazyPicturePresses = lazyPart(async () => (await loadPicture()).PicturePresses, nothing)
export const LazyPictureTools = lazyPart(async () => (await loadPicture()).PictureTools, nothing)
export const LazyLineTools = lazyPart(async () => (await loadText()).LineTools, nothing)
export const LazyFontForAll = lazyPart(async () => (await loadText()).FontForAll, nothing)
export const LazyOnProduct = lazyPart(
  async () => (await import(/* webpackChunkName: "on-product" */ '../preview/on-product/OnProduct')).OnProduct,
  nothing,
)
