/** Parts of the router that no page uses and that webpack cannot drop: its data router, with its errors. */
const UNUSED = [
  ['let dataRouterState = dataRouterOpts?.state;', 'let dataRouterState = void 0;'],
  ['errorElement = match.route.errorElement || defaultErrorElement;', ''],
  ['return dataRouterState && (match.route.ErrorBoundary', 'return false && (match.route.ErrorBoundary'],
  // A class that extends an imported one counts as used.
  ['var RenderErrorBoundary = class extends React2.Component {', 'var RenderErrorBoundary = class extends null {'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
]

/** Removes the unused parts from the router's render file. Throws when a new router version writes them differently. */
function withoutUnused(source) {
  if (!source.includes('function _renderMatches(')) return source
  return UNUSED.reduce((text, [found, instead]) => {
    if (!text.includes(found)) throw new Error(`The router no longer has: ${found}`)
    return text.replace(found, instead)
  }, source)
}

/** Messages for developers. */
const WARNING = /^( +)warning\(/gm

/**
 * Marks the calls by which react-router creates components and contexts as pure, and removes names that only its own
 * messages show. Unused parts can then be dropped: forms, scroll restoration, prefetching by a framework's manifest.
 */
module.exports = (source) =>
  withoutUnused(source)
    .replace(WARNING, '$1if (false) warning(')
    .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
