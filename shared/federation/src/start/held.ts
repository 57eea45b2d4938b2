/** Ids of the templates with tags that the start script adds to the page when it is time. */
export const HELD = { scripts: 'held-scripts', fonts: 'held-fonts' } as const

/** Adds a template's tags to the page, scripts in their order; does nothing without the template. */
export function addHeldTags(kind: keyof typeof HELD): void {
  const held = document.getElementById(HELD[kind])
  if (!(held instanceof HTMLTemplateElement)) return
  const content = document.importNode(held.content, true)
  for (const script of content.querySelectorAll('script')) script.async = false
  held.replaceWith(content)
}
