/** Lines that identify a page: URL, headings, alerts, dialogs and status. */
const TELLING = /^(\w+:\/\/| *- '?(heading|alert|alertdialog|dialog|status)\b)/

/** These lines of a failed journey's tabs, because often only the log of a run remains. */
export const pagesAtFailure = ({ attachments = [] }) =>
  attachments
    .filter(({ name }) => name === 'page')
    .flatMap(({ body }) => Buffer.from(body, 'base64').toString().split('\n'))
    .filter((line) => TELLING.test(line))
    .map((line) => `  the page: ${line.trim().replace(/^- /, '')}`)
