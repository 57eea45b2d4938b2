/** What no page here has, and the router cannot know: its data router, with that one's errors. */
const UNUSED = [
  ['let dataRouterState = dataRouterOpts?.state;', 'let dataRouterState = void 0;'],
  ['errorElement = match.route.errorElement || defaultErrorElement;', ''],
  ['return dataRouterState && (match.route.ErrorBoundary', 'return false && (match.route.ErrorBoundary'],
  // What extends something from elsewhere counts as used.
  ['var RenderErrorBoundary = class extends React2.Component {', 'var RenderErrorBoundary = class extends null {'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
]

/** Takes it out of the file that draws routes. Throws where a version of the router writes it another way. */
function withoutUnused(source) {
  if (!source.includes('function _renderMatches(')) return source
  return UNUSED.reduce((text, [found, instead]) => {
    if (!text.includes(found)) throw new Error(`The router no longer has: ${found}`)
    return text.replace(found, instead)
  }, source)
}

/** Words for developers. */
const WARNING = /^( +)warning\(/gm

/**
 * Marks the calls by which react-router makes its components and contexts as pure, and takes out the names that only its
 * own messages show: what nobody imports (forms, scroll restoration, prefetching by a framework's manifest) can go then.
 */
module.exports = (source) =>
  withoutUnused(source)
    .replace(WARNING, '$1if (false) warning(')
    .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
