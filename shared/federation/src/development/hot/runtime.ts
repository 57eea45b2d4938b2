// Imported into each module by the loader of a development build; see `webpack/hot-loader.cjs`.
export { boundary } from './boundary'
export { register } from './families'
export { signatureOf } from './signatures'
