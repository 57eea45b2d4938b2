/** Templates in which a page holds back what its start script asks for, when and if it is time; by their ids. */
export const HELD = { scripts: 'held-scripts', fonts: 'held-fonts' } as const

/** Asks for what the page has held: scripts run in their order. Nothing where it holds none. */
export function askForHeld(kind: keyof typeof HELD): void {
  const held = document.getElementById(HELD[kind])
  if (!(held instanceof HTMLTemplateElement)) return
  const content = document.importNode(held.content, true)
  for (const script of content.querySelectorAll('script')) script.async = false
  held.replaceWith(content)
}
