import type { RemoteNames } from './names'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const withVersion = (version: string, ...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, version]))

/** Files of a remote in the portal's project beside its sources, relative to the remote's folder. */
export const insideFiles = ({ remote, slug, title, type }: RemoteNames) => ({
  'package.json': json({
    name: remote,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { build: `node ../scripts/build.mjs ${remote}`, dev: `node ../scripts/dev.mjs ${remote}` },
    dependencies: {
      ...withVersion('workspace:*', '@portal/api-client', '@portal/federation', '@portal/slots', '@portal/ui'),
      ...withVersion('catalog:', 'react'),
    },
    devDependencies: {
      ...withVersion('workspace:*', '@portal/testing'),
      ...withVersion('catalog:', '@testing-library/react', '@types/react', 'vitest'),
    },
  }),
  'webpack.config.ts': `import { remoteConfig } from '@portal/federation/webpack'
import type { BuildEnv } from '@portal/federation/webpack'

export default (env: BuildEnv) => remoteConfig(import.meta.dirname, env)
`,
  [`../e2e/journeys/${slug}.e2e.ts`]: `import { ACCOUNTS, expect, test } from '../fixtures'

test('staff open ${title} and read the number of people in the team', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/${slug}')
  await expect(page.getByRole('heading', { name: '${title}' })).toBeVisible()
  await expect(page.getByText(/There are [1-9]\\d* people in the team\\./)).toBeVisible()
})
`,
  'README.md': `# ${remote}

${title}, at \`/${slug}\`. Its first screen is \`src/${slug}/${type}Screen.tsx\`, its slot \`${type}Note\`.

\`\`\`sh
npm start                                     # the whole portal, with it
node node_modules/vitest/vitest.mjs run ${remote}
pnpm --filter ${remote} dev                   # from its sources, in the running portal
pnpm portal publish ${remote} && pnpm portal promote ${remote} 1.0.0 --percent 10
pnpm portal wait ${remote} 1.0.0 && pnpm portal promote ${remote} 1.0.0
pnpm portal rollback ${remote}
\`\`\`
`,
})
