// What the loader of a development build names in each module; see `webpack/hot-loader.cjs`.
export { boundary } from './boundary'
export { register } from './families'
export { signatureOf } from './signatures'
