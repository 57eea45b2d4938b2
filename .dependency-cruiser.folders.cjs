/**
 * Inside a package the folders stand in one order: imports, type imports included, run downwards only. Specs and
 * their helpers may look anywhere, so they are left out here; `.dependency-cruiser.cjs` says what they may import.
 */
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'folders downwards only',
      comment: 'Two folders that import each other have no order: move what both need to the lower one',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    metrics: true,
    exclude: { path: [options.exclude.path, '\\.(spec|fixture)\\.tsx?$', '/(test|testing)/'] },
  },
}
