import { expect, test } from 'vitest'
import markPure from './pure-calls-loader.cjs'

test('a component that nobody imports may go: its call is pure, and nothing names it', () => {
  const source = `var Link = React10.forwardRef(\n  function LinkWithRef() {}\n);\nLink.displayName = "Link";\nvar kept = named.displayName;\n`
  expect(markPure(source)).toBe(
    `var Link = /* @__PURE__ */ React10.forwardRef(\n  function LinkWithRef() {}\n);\n\nvar kept = named.displayName;\n`,
  )
})

const FILE = `var ENABLE_DEV_WARNINGS = true;
function useNavigate() {
  return isDataRoute ? useNavigateStable() : useNavigateUnstable();
}
var RenderErrorBoundary = class extends React2.Component {
};
RenderErrorBoundary.contextType = RSCRouterContext;
function _renderMatches(matches, parentMatches, dataRouterOpts) {
  let dataRouterState = dataRouterOpts?.state;
  warning(matches != null, "No routes matched");
  errorElement = match.route.errorElement || defaultErrorElement;
  return dataRouterState && (match.route.ErrorBoundary || index === 0) ? data() : getChildren();
}
`

test('the data router, which no page has, goes with its errors and its words for developers', () => {
  expect(markPure(FILE).replace(/^\s*\n/gm, '')).toBe(`var ENABLE_DEV_WARNINGS = false;
function useNavigate() {
  return useNavigateUnstable();
}
var RenderErrorBoundary = class extends null {
};
function _renderMatches(matches, parentMatches, dataRouterOpts) {
  let dataRouterState = void 0;
  if (false) warning(matches != null, "No routes matched");
  return false && (match.route.ErrorBoundary || index === 0) ? data() : getChildren();
}
`)
})

test('a version of the router that writes it another way is refused, and not sent whole', () => {
  expect(() => markPure(FILE.replace('isDataRoute ?', 'hasData ?'))).toThrow('The router no longer has')
})
