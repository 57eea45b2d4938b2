/** What of html2canvas the policy of a page refuses, and what is put in its place. */
const CHANGES = [
  // An empty document is written into the frame as a text. The frame has no rules of its own: the page's make it HTML.
  [
    /documentClone\.write\(serializeDoctype\(document\.doctype\) \+ "<html><\/html>"\);/,
    'var emptyPage = serializeDoctype(document.doctype) + "<html></html>";\n' +
      'documentClone.write(window.trustedTypes?.defaultPolicy?.createHTML(emptyPage) ?? emptyPage);',
  ],
  // Rules are put into an empty style element, whose text would be refused.
  [
    /style\.textContent = styles;\s*body\.appendChild\(style\);/,
    'body.appendChild(style);\n' +
      'for (const rule of styles.split(/(?<=\\})\\s*/).filter(Boolean)) style.sheet.insertRule(rule);',
  ],
]

/** Has html2canvas draw under the policy of a page [OPEN-265]. */
module.exports = (source) =>
  CHANGES.reduce((text, [before, after]) => {
    if (!before.test(text)) throw new Error(`html2canvas has no ${before}`)
    return text.replace(before, () => after)
  }, source)
