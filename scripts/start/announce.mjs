import { ACCOUNTS, PASSWORD } from './accounts.mjs'

/** What a person needs to know once everything runs. */
export function announce({ port, ports, folder, seconds }) {
  const url = `http://localhost:${port}`
  const rows = ACCOUNTS.map(
    ({ username, practice, purpose }) => `    ${username.padEnd(22)} ${practice.padEnd(27)} ${purpose}`,
  )
  console.log(
    `
The portal runs (ready in ${seconds} s).

  Portal      ${url}
  Brands      http://lwd.localhost:${port}   http://edh.localhost:${port}
  Mail        ${url}/cloud/mail   (password reset codes arrive here; SMTP on port ${ports.smtp})
  Errors      ${url}/cloud/errors
  API         ${url}/api/docs
  Data, logs  ${folder}

  Demo accounts, password of each: ${PASSWORD}
${rows.join('\n')}

Ctrl-C stops everything. 'npm run demo:reset' brings the demo data back.`.trimStart(),
  )
}
