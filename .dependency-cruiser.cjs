/**
 * Import boundaries: who may import whom, type imports included (README "Where things are").
 * Imports run downwards only; nobody imports the shell or a remote. Circles are found by `scripts/boundaries`.
 */
const SPEC = '\\.(spec|fixture)\\.tsx?$'
/** Helpers of the backend's tests, which may import the same folders as its specs. */
const BACKEND_TESTS = '^backend/(test|fuzz)/'
const CONFIG = '^[^/]+/webpack\\.config\\.ts$'

/** Project folders each layer may import besides itself. */
const MAY_IMPORT = {
  shell: ['shared/(slots|forms|ui|federation|router|api-client|domain|domain-bundled|brand)'],
  'mf-[^/]+': [
    'shared/(booking-ui|plaque|slots|forms|writes|realtime|ui|federation|router|api-client|domain|domain-bundled|brand)',
  ],
  'shared/brand': [],
  'shared/domain': ['shared/brand'],
  'shared/domain-bundled': ['shared/domain'],
  'shared/ui': ['shared/brand'],
  'shared/router': [],
  'shared/forms': ['shared/(writes|ui|domain|domain-bundled)'],
  'shared/plaque': ['shared/(domain|domain-bundled)'],
  'shared/booking-ui': ['shared/(slots|ui|federation|router|domain|domain-bundled|brand)'],
  'shared/slots': ['shared/(federation|domain)'],
  'shared/realtime': ['shared/(federation|api-client)'],
  'shared/writes': ['shared/(federation|api-client|domain|domain-bundled)'],
  'shared/api-client': ['shared/(domain|domain-bundled)'],
  'shared/federation': ['shared/(api-client|domain|domain-bundled|brand|router)'],
  'shared/server': ['shared/(domain|domain-bundled)'],
  'shared/testing': ['shared/(federation|router|api-client|domain|brand)'],
  backend: ['shared/(api-client|plaque|server|domain|domain-bundled|brand)'],
  demo: ['backend', 'shared/(brand|plaque|domain|domain-bundled)'],
  'local-cloud': [],
  delivery: ['shared/(federation|api-client|server|domain|domain-bundled|brand)'],
}

/** Project folders that specs of a layer may import in addition, besides `shared/testing`. */
const SPECS_MAY_IMPORT = { backend: ['demo'], demo: ['local-cloud'], delivery: ['local-cloud'] }

const PROJECT = '^(shell|mf-[^/]+|shared/[^/]+|backend|demo|local-cloud|delivery|e2e|bench|scripts)/'

/** A folder's files may import itself, what its layer allows and, in specs, the test helpers. */
function layerRules() {
  return Object.entries(MAY_IMPORT).flatMap(([layer, allowed]) => {
    const own = layer.startsWith('mf-') ? '$1' : layer
    const targets = [own, ...allowed].map((target) => `^${target}/`)
    const from = layer.startsWith('mf-') ? `^(${layer})/` : `^${layer}/`
    const rule = (name, comment, where, notTo) => ({
      name: `${name}: ${layer}`,
      comment,
      severity: 'error',
      from: where,
      to: { path: PROJECT, pathNot: notTo },
    })
    const why = `${layer} may import ${allowed.join(', ') || 'no other part of the project'}`
    return [
      rule('layers', why, { path: from, pathNot: [SPEC, BACKEND_TESTS] }, targets),
      rule('layers of specs', `${why}; its specs also shared/testing`, { path: `${from}.*${SPEC}` }, [
        ...targets,
        '^shared/testing/',
        ...(SPECS_MAY_IMPORT[layer] ?? []).map((target) => `^${target}/`),
      ]),
    ]
  })
}

/** These libraries live behind one of our packages. */
function ownedLibraries() {
  const owned = (library, owners, comment) => ({
    name: `only ${owners.join(', ')}: ${library}`,
    comment,
    severity: 'error',
    from: { path: PROJECT, pathNot: [...owners.map((owner) => `^${owner}/`), '^(e2e|bench|scripts)/', SPEC] },
    to: { path: `(^|/)node_modules/(${library})/` },
  })
  return [
    owned('react-aria-components|react-aria', ['shared/ui'], 'Sharing it would cost 261 KB instead of 71'),
    owned('react-router|react-router-dom', ['shared/router', 'shell'], 'One router: use @portal/router'),
    owned('konva|react-konva', ['mf-engraving'], 'Others show pictures; the editor alone draws them'),
    owned('sharp', ['backend', 'demo'], 'Pictures are made anew on the server'),
    owned('ky', ['shared/api-client'], 'Requests go through the api client'),
    owned(
      'valibot',
      ['shared/(domain|domain-bundled|api-client|federation)', 'backend', 'local-cloud', 'delivery', 'shell'],
      'Schemas belong to the domain and the contract',
    ),
    owned('react-final-form|final-form', ['shared/forms', 'shell', 'mf-[^/]+'], 'The UI kit knows no form library'),
    owned('pusher-js', ['shared/realtime'], 'One client of the real-time service'),
    owned('dayjs', ['shared/domain', 'local-cloud'], 'Dates go through the rules of the domain'),
    owned('aws-amplify|@aws-amplify', ['shell', 'local-cloud'], 'Remotes never see the session'),
  ]
}

module.exports = {
  forbidden: [
    ...layerRules(),
    ...ownedLibraries(),
    {
      name: "layers of the backend's tests",
      comment: 'The backend knows no demo content; its tests begin with it',
      severity: 'error',
      from: { path: BACKEND_TESTS },
      to: { path: PROJECT, pathNot: ['^(backend|demo)/', '^shared/(api-client|domain|domain-bundled|brand)/'] },
    },
    {
      name: 'domain is pure',
      comment: 'Rules and schemas only: the brands, valibot and dayjs, no React, no I/O',
      severity: 'error',
      from: { path: '^shared/domain(-bundled)?/', pathNot: SPEC },
      to: { pathNot: ['^shared/(domain|domain-bundled|brand)/', '(^|/)node_modules/(valibot|dayjs)/'] },
    },
    {
      name: 'ui knows no data',
      comment: 'No router, form or data library in the UI kit',
      severity: 'error',
      from: { path: '^shared/ui/' },
      to: { path: '(^|/)node_modules/(swr|jotai|ky|react-router(-dom)?|(react-)?final-form)/' },
    },
    {
      name: 'pages run in the browser',
      comment: 'Node.js modules belong to servers and build settings',
      severity: 'error',
      from: {
        path: '^(shell|mf-[^/]+|shared/(brand|domain|domain-bundled|plaque/src|slots|ui|forms|booking-ui|realtime|router|api-client|federation/src))/',
        // Only the API and builds read the digests; a page that imports them does not build.
        pathNot: [SPEC, CONFIG, '^shared/api-client/src/digests/'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'endpoints one by one',
      comment:
        'The whole contract is for the server, the OpenAPI document, builds and tests: a page would carry every call',
      severity: 'error',
      from: {
        path: '^(shell|mf-[^/]+|shared/(?!api-client/src/contract/))',
        pathNot: [SPEC, '^shared/federation/webpack/'],
      },
      to: { path: '^shared/api-client/src/contract/index\\.ts$' },
    },
    {
      name: 'packages by name',
      comment: 'Another package is imported by its name, never by a path into it',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|shared/[^/]+|backend|demo|local-cloud|delivery)/' },
      to: { path: PROJECT, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'own package by path',
      comment: 'Inside a package imports are relative: by its name a file would import all that its entry does',
      severity: 'error',
      from: {
        path: '^(shell|mf-[^/]+|shared/[^/]+|backend|demo|local-cloud|delivery)/',
      },
      to: { path: '^$1/', dependencyTypesNot: ['local'] },
    },
    {
      name: "the host's door",
      comment:
        'Registry, loader and storage keys belong to the shell and to pages without it; a remote uses @portal/federation',
      severity: 'error',
      from: { path: '^(mf-[^/]+|shared/(forms|ui))/', pathNot: [CONFIG, '^mf-[^/]+/src/standalone/'] },
      to: { path: '^shared/federation/(src/host\\.ts$|webpack/)' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: PROJECT },
      to: { couldNotResolve: true, pathNot: '\\.(css|svg|woff2)$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts'],
    },
  },
}
