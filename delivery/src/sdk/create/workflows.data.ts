import type { RemoteNames } from './names'

const SETUP = `      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm }
      - run: npm ci`

/**
 * Settings of each workflow. The portal names its release API, so the workflow needs no access to the store. Releases
 * are signed with the key in the secrets, whose public half the operator lists.
 */
const SETTINGS = `permissions: { contents: read }
env:
  RELEASE_PORTAL: \${{ vars.RELEASE_PORTAL }}`

const KEY = `      - run: test -z "$KEY" || install -m 600 /dev/stdin "$RUNNER_TEMP/key.pem" <<< "$KEY"; echo "RELEASE_KEY=$RUNNER_TEMP/key.pem" >> "$GITHUB_ENV"
        env: { KEY: "\${{ secrets.RELEASE_KEY }}" }`

const VERSION = `node -p "require('./package.json').version"`

/** Pull requests from forks get no secrets. */
const OWN = 'github.event.pull_request.head.repo.full_name == github.repository'

/** The workflows of a remote in a repository of its own, by file: pull request, release, rollback. */
export const workflowFiles = ({ remote }: RemoteNames) => ({
  '.github/workflows/pull-request.yml': `name: Pull request
on:
  pull_request:
    types: [opened, synchronize, reopened, closed]
${SETTINGS}
  # Users who see a preview: ids of the portal's user pool, separated by commas. It needs no released version.
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
      # A pull request from a fork has no key and ends here.
${KEY}
        if: ${OWN}
      # Published under a version of its own, checked against the live versions and each running canary.
      - run: |
          version="$(${VERSION})-pr.\${{ github.event.number }}.\${{ github.run_number }}"
          npx portal publish ${remote} --from dist --as "$version"
          npx portal check ${remote} "$version"
          # Only its users get it, in the pages of the portal, until the pull request is closed or for 14 days.
          if [ -n "$PREVIEW_USERS" ]; then npx portal preview ${remote} "$version" --as "$PREVIEW"; fi
        if: ${OWN}
  end:
    if: github.event.action == 'closed' && ${OWN}
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
      # The first version goes to all users, since there is no earlier one for the others.
      - run: npx portal promote ${remote} "$VERSION" --percent 10 --first-to-all
      # Ends with 1 when the guard rolls the canary back, with 3 when too few users have loaded it: then promote by hand.
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
