import { VERSIONS_PATH } from '@portal/federation/host'

/** Where a web server tells anybody the signed list of the SDK that fits its shell; below it are the tarballs. */
export const SDK_PATH = `${VERSIONS_PATH}/sdk`

/** Where a web server gives a tarball of an SDK. */
export const tarballPath = (version: string, file: string) => `${SDK_PATH}/${version}/${file}`

/** Where it gives the commands of the SDK that fits, under a name that stays: a team's first command line names it. */
export const COMMANDS_PATH = `${SDK_PATH}/portal-cli.tgz`
