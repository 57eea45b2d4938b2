/** Words with a capital letter in messages of browsers, React, module loaders and this portal: nobody's name. */
export const SAID_BY_BROWSERS: ReadonlySet<string> = new Set(
  `A An API Array Assignment Attempt Attempted BigInt Cannot Cause Class Client Could CSS Derived Document DOM
  Each Element Error Event Expected Failed Fetch File Float HTML HTTP Hydration If Illegal Import Infinity Internal
  Invalid Iterator JSON Load Loading Map Math Maximum Minified Missing Module Must NaN Network No Node Not Number
  Object Objects Only Out Promise Private Property Proxy RangeError React Reading Reduce Request Rendered Response
  Script Set String Super Suspense Symbol Text The This Too Type Unable Uncaught Undefined Unexpected Unhandled
  Unknown Unsupported URL URI Visit Window WeakMap XML`.split(/\s+/),
)
