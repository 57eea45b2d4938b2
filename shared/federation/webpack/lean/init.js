// Shared modules are the names in use already: none is built anew for what a page needs of it.
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions)
