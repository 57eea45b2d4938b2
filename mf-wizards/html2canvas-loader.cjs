const WRITTEN = /documentClone\.write\((serializeDoctype\(document\.doctype\) \+ "<html><\/html>")\);/

/**
 * html2canvas writes an empty document into its frame as a string, which a page's Trusted Types policy refuses. The
 * frame has no policy that could convert the string, so the page's policy does [OPEN-259].
 */
module.exports = (source) => {
  if (!WRITTEN.test(source)) throw new Error('html2canvas writes its document otherwise than it did')
  return source.replace(
    WRITTEN,
    (_, html) =>
      `var emptyPage = ${html}; documentClone.write(window.trustedTypes?.defaultPolicy?.createHTML(emptyPage) ?? emptyPage);`,
  )
}
