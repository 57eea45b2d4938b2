const { relative } = require('node:path')

/**
 * Adds to a module of a development build the functions that swc calls for its components ($RefreshReg$, $RefreshSig$),
 * and at its end the replacement by itself. Only on the first line and after the last, so that line numbers stay.
 */
module.exports = function hotLoader(source, map) {
  const { remote } = this.getOptions()
  const file = JSON.stringify(relative(this.rootContext, this.resourcePath).replaceAll('\\', '/'))
  const before = `import * as portalHot from 'portal-hot/runtime';const $RefreshReg$=(type,name)=>portalHot.register(type,${JSON.stringify(remote)},${file}+' '+name);const $RefreshSig$=portalHot.signatureOf;`
  const after = '\nportalHot.boundary(import.meta.webpackHot,__webpack_module__.exports);\n'
  this.callback(null, before + source + after, map)
}
