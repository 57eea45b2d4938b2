import { ROUTES_FILE, routesFile } from '@portal/federation/registry/routes-file'
import type { RemoteNames } from './names'

/** Location of the file with the slots' types: in the portal's project, or in the remote's folder. */
export interface SlotsLocation {
  readonly slotsFile: string
  readonly slotsModule: (from: 'src' | 'folder') => string
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Breaks a long line as the formatter does. */
const breakLine = (head: string, tail: string) =>
  `${head} ${tail}`.length > 120 ? `${head}\n      ${tail}` : `${head} ${tail}`

/** Sources of a new remote by file: one screen, one slot that it fills and shows, and their specs. */
export const sourceFiles = (names: RemoteNames, owner: string, { slotsFile, slotsModule }: SlotsLocation) => {
  const { remote, slug, title, type } = names
  const early = [{ path: 'portal/vet/members' }]
  const routes = [{ path: `/${slug}`, access: 'staff', chunk: slug, component: `${slug}/${type}Screen`, early }] as const
  return {
    [ROUTES_FILE]: routesFile({ name: remote, routes }),
    [slotsFile]: `import type { SlotName } from '@portal/federation'

export interface ${type}NoteProps {
  readonly people: number
}

/** Filled by ${remote}. A remote that shows it imports this constant. */
export const ${type}Note: SlotName<${type}NoteProps> = '${type}Note'
`,
    'remote.json': json({
      name: remote,
      title,
      owner: { team: title, email: owner },
      errorBudget: 1,
      routes,
      slots: [{ name: `${type}Note`, chunk: 'note' }],
      navigation: [{ label: title, to: `/${slug}`, place: 'secondary', order: 9 }],
    }),
    'src/remote-module.ts': `import type { RemoteModule } from '@portal/federation'
import type * as slots from '${slotsModule('src')}'
import { routes } from './routes.data'

export default {
  name: '${remote}',
  routes,
  slots: {
${breakLine(`    ${type}Note: async () =>`, `(await import(/* webpackChunkName: "note" */ './${slug}/${type}Note')).${type}Note,`)}
  },
} satisfies RemoteModule<typeof slots>
`,
    'src/remote-module.spec.ts': `import { test } from 'vitest'
import { expectModuleMatches } from '@portal/testing'
import declaration from '../remote.json' with { type: 'json' }
import remoteModule from './remote-module'

test('the module matches remote.json', () => expectModuleMatches(declaration, remoteModule))
`,
    [`src/${slug}/${type}Screen.tsx`]: `import { listMembers } from '@portal/api-client/contract/member'
import { Slot, usePageTitle, useRead } from '@portal/federation'
import { Button, ErrorState, PageHeader, Skeleton } from '@portal/ui'
import { ${type}Note } from '${slotsModule('folder')}'
import styles from './${type}.module.css'

/** The first screen of ${remote}: reads the team and shows it, with states for loading and failure. */
export function ${type}Screen() {
  usePageTitle('${title}')
  return (
    <>
      <PageHeader title="${title}" />
      <Team />
    </>
  )
}

function Team() {
  const { data, error, isBusy, retry } = useRead(listMembers, {}, { action: 'read the team' })
  if (error) {
    return (
      <ErrorState title="The team could not be loaded" onRetry={retry} retrying={isBusy}>
        Nothing was changed.
      </ErrorState>
    )
  }
  if (data === undefined) return <Waiting />
  return (
    <div className={styles.team}>
      <Slot
        name={${type}Note}
        props={{ people: data.length }}
        loading={<Waiting />}
        fallback={(again) => (
          <p>
            The note did not arrive. <Button onClick={again}>Retry</Button>
          </p>
        )}
      />
    </div>
  )
}

const Waiting = () => (
  <div role="status" aria-label="Loading the team">
    <Skeleton width="12rem" height="1.5rem" />
  </div>
)
`,
    [`src/${slug}/${type}.module.css`]: `.team {
  margin-block-start: var(--space-4);
}
`,
    [`src/${slug}/${type}Note.tsx`]: `import type { ${type}NoteProps } from '${slotsModule('folder')}'

/** The note of ${remote}, on its own screen and on screens of other remotes that show it. */
export function ${type}Note({ people }: ${type}NoteProps) {
  return <p>{people === 1 ? 'There is 1 person in the team.' : \`There are \${people} people in the team.\`}</p>
}
`,
    [`src/${slug}/${type}Screen.spec.tsx`]: `// @vitest-environment happy-dom
import { ApiError } from '@portal/api-client'
import { fakeApi, renderInPortal } from '@portal/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ${type}Note } from './${type}Note'
import { ${type}Screen } from './${type}Screen'

// React logs errors there that the screen shows to its user.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(cleanup)

test('the note shows the number of people', () => {
  renderInPortal(<${type}Note people={2} />)
  expect(screen.getByText('There are 2 people in the team.')).toBeTruthy()
})

test('Retry loads the team after a failure, and the screen works without its note', async () => {
  const answers = [() => Promise.reject(new ApiError({ kind: 'offline' })), () => []]
  const api = fakeApi({ listMembers: () => answers.shift()?.() })
  renderInPortal(<${type}Screen />, { at: '/${slug}', host: { api } })
  expect(screen.getByRole('heading', { name: '${title}' })).toBeTruthy()
  expect(screen.getByRole('status', { name: 'Loading the team' })).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/The note did not arrive/)).toBeTruthy()
})
`,
  }
}
