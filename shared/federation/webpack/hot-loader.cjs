const { relative } = require('node:path')

/**
 * Gives a module of a development build what swc calls for its components ($RefreshReg$, $RefreshSig$), and ends it with
 * the question whether it can be replaced by itself. All on the first line and behind the last: lines keep their numbers.
 */
module.exports = function hotLoader(source, map) {
  const { remote } = this.getOptions()
  const file = JSON.stringify(relative(this.rootContext, this.resourcePath).replaceAll('\\', '/'))
  const before = `import * as portalHot from 'portal-hot/runtime';const $RefreshReg$=(type,name)=>portalHot.register(type,${JSON.stringify(remote)},${file}+' '+name);const $RefreshSig$=portalHot.signatureOf;`
  const after = '\nportalHot.boundary(import.meta.webpackHot,__webpack_module__.exports);\n'
  this.callback(null, before + source + after, map)
}
