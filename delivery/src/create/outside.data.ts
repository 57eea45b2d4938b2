import type { RemoteNames } from './names'
import type { Sdk } from '../sdk/sdk'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Packages of ours that a remote's specs and commands take, and nothing that it ships. */
const FOR_TOOLS = ['@portal/cli', '@portal/testing']

/** What a remote in a repository of its own has besides its sources, by file. */
export const outsideOf = (names: RemoteNames, sdk: Sdk) => ({
  'package.json': packageOf(names, sdk),
  'tsconfig.json': json({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noImplicitOverride: true,
      noImplicitReturns: true,
      noFallthroughCasesInSwitch: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      skipLibCheck: false,
      noEmit: true,
      resolveJsonModule: true,
      types: ['@portal/federation/assets'],
    },
    include: ['src'],
    exclude: ['src/**/*.spec.ts', 'src/**/*.spec.tsx'],
  }),
  // As strict, but for the declarations of test libraries, which are not.
  'tsconfig.specs.json': json({
    extends: './tsconfig.json',
    compilerOptions: { skipLibCheck: true, types: ['node', '@portal/federation/assets'] },
    include: ['src', 'e2e', '*.ts'],
    exclude: [],
  }),
  'vitest.config.ts': `import { portalSpecs } from '@portal/testing/specs'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { ...portalSpecs, include: ['src/**/*.spec.{ts,tsx}'] } })
`,
  'playwright.config.ts': `import { defineConfig } from '@playwright/test'

const { PORTAL_URL = 'http://localhost:8080' } = process.env

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  use: { baseURL: PORTAL_URL, trace: 'retain-on-failure' },
})
`,
  ...journeyOf(names),
  '.gitignore': 'node_modules/\ndist/\n.data/\ntest-results/\nplaywright-report/\n',
  ...workflowsOf(names),
  'README.md': readmeOf(names, sdk),
})

function packageOf({ remote }: RemoteNames, { packages, tools }: Sdk): string {
  const ours = Object.entries(packages).map(([name, { file }]) => [name, `file:sdk/${file}`] as const)
  const sorted = (entries: readonly (readonly [string, string])[]) => Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return json({
    name: remote,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      types: 'tsc && tsc -p tsconfig.specs.json',
      test: 'vitest run',
      build: 'portal-build',
      dev: `portal dev ${remote}`,
      show: `portal-build && portal publish ${remote} --from dist --dev --promote`,
      journeys: 'playwright test',
    },
    dependencies: sorted(ours.filter(([name]) => !FOR_TOOLS.includes(name))),
    devDependencies: sorted([...ours.filter(([name]) => FOR_TOOLS.includes(name)), ...Object.entries(tools)]),
  })
}

const journeyOf = ({ word, title }: RemoteNames) => ({
  [`e2e/${word}.e2e.ts`]: `import { expect, test } from '@playwright/test'

const { PORTAL_USER = '', PORTAL_PASSWORD = '' } = process.env

test('somebody of the staff opens ${title} and reads how many are in the team', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill(PORTAL_USER)
  await page.getByLabel('Password', { exact: true }).fill(PORTAL_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/${word}')
  await expect(page.getByRole('heading', { name: '${title}' })).toBeVisible()
  await expect(page.getByText(/There (is|are) [1-9]\\d* /)).toBeVisible()
})
`,
})

const SETUP = `      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm }
      - run: npm ci`

/** The portal, and its release API, which needs no right to the store: the key alone signs, whose public half is listed. */
const SETTINGS = `env:
  RELEASE_PORTAL: \${{ vars.RELEASE_PORTAL }}
  RELEASE_API: \${{ vars.RELEASE_API }}`

const KEY = `      - run: install -m 600 /dev/stdin "$RUNNER_TEMP/key.pem" <<< "$KEY" && echo "RELEASE_KEY=$RUNNER_TEMP/key.pem" >> "$GITHUB_ENV"
        env: { KEY: "\${{ secrets.RELEASE_KEY }}" }`

const VERSION = `node -p "require('./package.json').version"`

const workflowsOf = ({ remote }: RemoteNames) => ({
  '.github/workflows/pull-request.yml': `name: Pull request
on:
  pull_request:
    types: [opened, synchronize, reopened, closed]
${SETTINGS}
  # Who sees a preview of it: ids of the portal's user pool, separated by commas.
  PREVIEW_USERS: \${{ vars.PREVIEW_USERS }}
  PREVIEW: ${remote.slice(3)}-pr-\${{ github.event.number }}
jobs:
  check:
    if: github.event.action != 'closed'
    runs-on: ubuntu-latest
    steps:
${SETUP}
      - run: npm run types
      - run: npm test
      - run: npm run build
${KEY}
      # Under a version that nobody is served, held against what is live and against each running canary.
      - run: |
          version="$(${VERSION})-pr.\${{ github.event.number }}.\${{ github.run_number }}"
          npx portal publish ${remote} --from dist --as "$version"
          npx portal check ${remote} "$version"
          # Its users alone get it, in the pages of the portal, until the pull request is closed or 14 days are over.
          if [ -n "$PREVIEW_USERS" ]; then npx portal preview ${remote} "$version" --as "$PREVIEW"; fi
  end:
    if: github.event.action == 'closed'
    runs-on: ubuntu-latest
    steps:
${SETUP}
${KEY}
      - run: npx portal preview ${remote} --as "$PREVIEW" --end
`,
  '.github/workflows/release.yml': `name: Release
on:
  push:
    tags: ['v*']
concurrency: release
${SETTINGS}
jobs:
  release:
    runs-on: ubuntu-latest
    steps:
${SETUP}
      - run: npm run types
      - run: npm test
      - run: npm run build
${KEY}
      - run: echo "VERSION=$(${VERSION})" >> "$GITHUB_ENV"
      - run: npx portal publish ${remote} --from dist
      - run: npx portal promote ${remote} "$VERSION" --percent 10
      # The guard takes a canary back that fails its users; then this ends with 1, and nobody else gets it.
      - run: npx portal wait ${remote} "$VERSION" --minutes 30
      - run: npx portal promote ${remote} "$VERSION"
`,
  '.github/workflows/rollback.yml': `name: Rollback
on: workflow_dispatch
concurrency: release
${SETTINGS}
jobs:
  rollback:
    runs-on: ubuntu-latest
    steps:
${SETUP}
${KEY}
      - run: npx portal rollback ${remote}
`,
})

const readmeOf = ({ remote, word, title, type }: RemoteNames, { version, contract }: Sdk) => `# ${remote}

${title}, a part of the portal at \`/${word}\`. The portal loads it at run time; nothing of the portal is built here.

\`\`\`sh
npm install
npm run types && npm test      # the strictest settings, and the specs
npm run build                  # into dist/
npm run dev                    # from its sources, in the pages of the portal of RELEASE_PORTAL
npm run show                   # to a portal of your own: build, publish as a developer's version, promote
npm run journeys               # against PORTAL_URL, as PORTAL_USER with PORTAL_PASSWORD
\`\`\`

| where | what |
|---|---|
| \`remote.json\` | addresses, who may enter, navigation, slots, who is told when a version is rolled back |
| \`src/remote-module.ts\` | a line for each screen and slot; its spec holds it and \`remote.json\` together |
| \`src/${word}/\` | the first screen, its states, its spec |
| \`src/slots/${remote}.ts\` | the slot \`${type}Note\`, with what is handed over |
| \`e2e/\` | a journey for each thing that people do |
| \`sdk/\` | the SDK ${version} as tarballs: what \`@portal/…\` is, for contract ${contract} of the portal |

**Before the first release** \`npx portal key\` makes the key in \`.data/\` and shows its public half: the operator of the portal lists it for ${remote} by \`portal keys allow\`. \`RELEASE_API\` is the release API's address, \`RELEASE_PORTAL\` the portal's, \`RELEASE_KEY\` the key's file; the workflows take them from the repository's variables and secrets. \`PREVIEW_USERS\`, a variable with ids of the portal's user pool, is who sees each pull request there until it is closed. Whoever may write the release store themselves names that as \`RELEASE_STORE\` in place of the API.

**A release**: raise \`version\` in \`package.json\`, push a tag \`v1.1.0\`. It is published, given to 10 % of the users, watched for 30 minutes, and then given to all. **A rollback**: the workflow of that name, or \`npx portal rollback ${remote}\`.

**Another SDK**: \`npx portal sdk --from <portal>\`, which checks it, and \`npm install\`. It is taken of the key that signed the one before, or of that which \`--signed-by\` names. One fits every portal of the same major and an equal or higher minor of the contract.
`
