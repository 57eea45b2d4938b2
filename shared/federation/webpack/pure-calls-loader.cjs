/**
 * Marks the calls by which react-router makes its components and contexts as pure, and takes out the names that only its
 * own messages show: what nobody imports (forms, scroll restoration, prefetching by a framework's manifest) can go then.
 */
module.exports = (source) =>
  source
    .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
