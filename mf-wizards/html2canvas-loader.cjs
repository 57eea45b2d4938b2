const WRITTEN = /documentClone\.write\((serializeDoctype\(document\.doctype\) \+ "<html><\/html>")\);/

/**
 * html2canvas writes an empty document into its frame as a text, which the policy of a page refuses: the frame has no
 * rules of its own. The page's make HTML of it [OPEN-259].
 */
module.exports = (source) => {
  if (!WRITTEN.test(source)) throw new Error('html2canvas writes its document otherwise than it did')
  return source.replace(
    WRITTEN,
    (_, html) =>
      `var emptyPage = ${html}; documentClone.write(window.trustedTypes?.defaultPolicy?.createHTML(emptyPage) ?? emptyPage);`,
  )
}
