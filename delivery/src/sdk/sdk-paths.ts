import { VERSIONS_PATH } from '@portal/federation/host'

/** Public address of the signed list of the SDK that fits the shell. Its tarballs are below. */
export const SDK_PATH = `${VERSIONS_PATH}/sdk`

/** Address of an SDK's tarball. */
export const tarballPath = (version: string, file: string) => `${SDK_PATH}/${version}/${file}`

/** Address of the fitting SDK's commands. It never changes, since a team's first command line contains it. */
export const COMMANDS_PATH = `${SDK_PATH}/portal-cli.tgz`
