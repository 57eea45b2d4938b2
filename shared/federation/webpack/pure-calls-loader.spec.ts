import { expect, test } from 'vitest'
import markPure from './pure-calls-loader.cjs'

test('a component that nobody imports may go: its call is pure, and nothing names it', () => {
  const source = `var Link = React10.forwardRef(\n  function LinkWithRef() {}\n);\nLink.displayName = "Link";\nvar kept = named.displayName;\n`
  expect(markPure(source)).toBe(
    `var Link = /* @__PURE__ */ React10.forwardRef(\n  function LinkWithRef() {}\n);\n\nvar kept = named.displayName;\n`,
  )
})
