/** What says where in the portal a page stands: its address, its headings, and what asks or tells. */
const TELLING = /^(\w+:\/\/| *- '?(heading|alert|alertdialog|dialog|status)\b)/

/** What the tabs of a failed journey showed, a line each: often the log is all that is left of a run. */
export const pagesAtFailure = ({ attachments = [] }) =>
  attachments
    .filter(({ name }) => name === 'page')
    .flatMap(({ body }) => Buffer.from(body, 'base64').toString().split('\n'))
    .filter((line) => TELLING.test(line))
    .map((line) => `  the page: ${line.trim().replace(/^- /, '')}`)
