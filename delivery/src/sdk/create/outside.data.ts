import type { RemoteNames } from './names'
import type { Portal } from '../request-portal'
import type { Sdk } from '../sdk'
import { workflowFiles } from './workflows.data'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** SDK packages for specs and commands only, which a remote does not ship. */
const FOR_TOOLS = ['@portal/cli', '@portal/testing']

/** Files of a remote's own repository beside its sources, for commands against `portal`. */
export const outsideFiles = (names: RemoteNames, sdk: Sdk, portal?: Portal) => ({
  'package.json': packageJson(names, sdk, portal),
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
  // As strict as `tsconfig.json`, except for declarations of test libraries.
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

const { PORTAL_URL = '${portal?.origin ?? 'http://localhost:8080'}', CHROMIUM_PATH } = process.env

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // Long timeouts, so that a slow machine causes no failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: PORTAL_URL,
    trace: 'retain-on-failure',
    // The Chromium of this machine; by default the one of "npx playwright install chromium".
    launchOptions: CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {},
  },
})
`,
  ...journeyFile(names),
  '.gitignore': 'node_modules/\ndist/\n.data/\ntest-results/\nplaywright-report/\n',
  ...workflowFiles(names),
  'README.md': readme(names, sdk, portal),
})

function packageJson({ remote }: RemoteNames, { packages, tools }: Sdk, portal?: Portal): string {
  const against = portal ? ` --against ${portal.origin}` : ''
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
      dev: `portal dev ${remote}${against}`,
      e2e: `portal e2e ${remote}${against}`,
      show: `portal-build && portal publish ${remote} --from dist --dev --promote`,
      journeys: 'playwright test',
    },
    dependencies: sorted(ours.filter(([name]) => !FOR_TOOLS.includes(name))),
    devDependencies: sorted([...ours.filter(([name]) => FOR_TOOLS.includes(name)), ...Object.entries(tools)]),
  })
}

const journeyFile = ({ slug, title }: RemoteNames) => ({
  [`e2e/${slug}.e2e.ts`]: `import { expect, test } from '@playwright/test'

const { PORTAL_USER = '', PORTAL_PASSWORD = '' } = process.env

test('staff open ${title} and read the number of people in the team', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill(PORTAL_USER)
  await page.getByLabel('Password', { exact: true }).fill(PORTAL_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/${slug}')
  await expect(page.getByRole('heading', { name: '${title}' })).toBeVisible()
  await expect(page.getByText(/There (is|are) [1-9]\\d* /)).toBeVisible()
})
`,
})

const readme = ({ remote, slug, title, type }: RemoteNames, { version, contract }: Sdk, portal?: Portal) => `# ${remote}

${title}, a part of the portal at \`/${slug}\`. The portal loads it at run time; nothing of the portal is built here.

\`\`\`sh
npm install
npm run types && npm test      # the strictest settings, and the specs
npm run build                  # into dist/
npm run dev                    # from its sources, in the pages of ${portal?.origin ?? 'the portal of RELEASE_PORTAL'}
npm run e2e                    # its journeys there, as PORTAL_USER with PORTAL_PASSWORD; once before: npx playwright install chromium
npm run show                   # to a portal of your own: build, publish as a developer's version, promote
npm run journeys               # with what is released, at PORTAL_URL
\`\`\`

| where | what |
|---|---|
| \`remote.json\` | addresses, who may enter, navigation, slots, who is told when a version is rolled back |
| \`src/routes.data.ts\` | written by the build: a line for each route of \`remote.json\`; commit it |
| \`src/remote-module.ts\` | a line for each slot; its spec holds it and \`remote.json\` together |
| \`src/${slug}/\` | the first screen, its states, its spec |
| \`src/slots/${remote}.ts\` | the slot \`${type}Note\`, with what is handed over |
| \`e2e/\` | a journey for each thing that people do |
| \`sdk/\` | the SDK ${version} as tarballs: what \`@portal/…\` is, for contract ${contract} of the portal; in \`sdk/slots/\` the types of slots of other teams outside |
| \`node_modules/@portal/federation/reference/README.md\` | all that a remote may use: components, hooks, slots, links, each call of the API with its fields, limits and refusals |

**Before the first release** \`npx portal key\` makes the key in \`.data/\` and shows its public half: the operator of the portal lists it for ${remote} by \`portal keys allow\`. A new key, each year or when somebody leaves, is listed by the operator beside the old one. \`RELEASE_PORTAL\` is the portal's address, which names the release API that takes what is published, \`RELEASE_KEY\` the key's file; the workflows take them from the repository's variables and secrets. A portal that names none: its operator tells the address, which is \`RELEASE_API\`, beside \`RELEASE_PORTAL\` in each workflow too. \`PREVIEW_USERS\`, a variable with ids of the portal's user pool, is who sees each pull request there until it is closed, the first one too. Whoever may write the release store themselves names that as \`RELEASE_STORE\` in place of the API.

**A release**: raise \`version\` in \`package.json\`, push a tag \`v1.1.0\`. It is published, given to 10 % of the users, watched for 30 minutes, and then given to all; the very first goes to all at once. What its users met, errors and web vitals, stands in the operator's error service, by remote and version. **A rollback**: the workflow of that name, or \`npx portal rollback ${remote}\`.

**Another SDK**: \`npx portal sdk --from <portal>\`, which checks it, and \`npm install\`. It is taken of the key that signed the one before, or of that which \`--signed-by\` names. A remote built with it fits each portal of the same or a later contract, as long as no name that it uses has broken since.

**A slot of another team** is typed: \`import { … } from '@portal/slots/mf-…'\`, or from \`../sdk/slots/mf-…\` that of a team outside too, which \`npx portal sdk --from <portal>\` brings. \`<Slot name={…} props={…}>\` takes the props that it declares and no others.
`
