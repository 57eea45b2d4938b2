import { ACCOUNTS, PASSWORD } from './accounts.mjs'

/** Lines with the brands' sites. Imports TypeScript, so it must run after the installation. */
async function brandSites(port) {
  const { tsImport } = await import('tsx/esm/api')
  const { brandHosts } = await tsImport('../../shared/brand/src/index.ts', import.meta.url)
  return Object.keys(brandHosts()).map((host) => `http://${host}:${port}`)
}

const EMBEDDED = `The embedded database may lose the last minutes in a power cut: for real bookings set DATABASE_URL.
`

/** Prints the first command of an outside team. The version in the URL avoids npx's cache. */
export function announceSdk(port, version) {
  const url = `http://localhost:${port}`
  const create = `npx -y -p ${url}/versions/sdk/${version}/portal-cli-${version}.tgz portal create mf-visits --from ${url}`
  console.log(`\n  A new remote, in any other folder (docs/teams.md):\n    ${create}`)
}

/** Prints URLs and accounts once everything runs. */
export async function announce({ port, ports, folder, seconds, isEmbedded }) {
  const url = `http://localhost:${port}`
  const sites = await brandSites(port)
  const rows = ACCOUNTS.map(
    ({ username, practice, purpose }) => `    ${username.padEnd(22)} ${practice.padEnd(27)} ${purpose}`,
  )
  console.log(
    `
The portal runs (ready in ${seconds} s).

  Portal      ${url}
  Brands      ${sites.join('   ')}
  Mail        ${url}/cloud/mail   (receives password reset codes; SMTP on port ${ports.smtp})
  Errors      ${url}/cloud/errors
  API         ${url}/api/docs
  Data, logs  ${folder}

  Demo accounts, all with the password ${PASSWORD}
${rows.join('\n')}

${isEmbedded ? EMBEDDED : ''}Ctrl-C stops everything. 'npm run demo:reset' resets the demo data.`.trimStart(),
  )
}
