import { parse } from 'postcss'
import type { Declaration, Rule } from 'postcss'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Rules of a style sheet that this HTML needs for this brand, in their order. */
export function usedStyles(css: string, html: string, brand: string): string {
  const names = namesIn(html, brand)
  const sheet = parse(css)
  sheet.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove()
  })
  sheet.walkAtRules('page', (page) => {
    page.remove()
  })
  sheet.walkRules((rule) => keepMatching(rule, names))
  sheet.walkAtRules('keyframes', (frames) => {
    if (!sheet.toString().replace(frames.toString(), '').includes(frames.params)) frames.remove()
  })
  return withoutUnusedTokens(sheet.toString(), html)
}

interface Names {
  readonly classes: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
  readonly brand: string
}

function namesIn(html: string, brand: string): Names {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '))
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag.toLowerCase())
  return { classes: new Set(classes), tags: new Set(['html', 'body', ...tags]), brand }
}

function keepMatching(rule: Rule, names: Names): void {
  if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
  const matching = rule.selectors.filter((selector) => mayMatch(selector, names))
  if (matching.length === 0) rule.remove()
  else rule.selectors = matching
}

/** Whether all names of a selector occur, at least one of each `:is`; ignores `:not`. */
function mayMatch(selector: string, names: Names): boolean {
  const { classes, tags, brand } = names
  for (const [, list = ''] of selector.matchAll(/:(?:is|where)\(([^)]*)\)/g)) {
    if (!list.split(',').some((one) => mayMatch(one.trim(), names))) return false
  }
  const plain = selector.replace(/:[\w-]+\([^)]*\)/g, '')
  const wantedBrand = /\[data-brand=["']?([^"'\]]*)/.exec(plain)?.[1]
  if (wantedBrand !== undefined && wantedBrand !== brand) return false
  if (plain.includes('[data-capture]')) return false
  const named = plain.replace(/\[[^\]]*\]/g, '').replace(/::?[\w-]+/g, '')
  const wantedClasses = [...named.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
  const wantedTags = [...named.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag.toLowerCase())
  return wantedClasses.every((name) => classes.has(name)) && wantedTags.every((tag) => tags.has(tag))
}

/** Removes tokens that neither a rule nor the HTML reads. */
function withoutUnusedTokens(css: string, html: string): string {
  const read = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  const sheet = parse(css)
  sheet.walkDecls(/^--/, (token: Declaration) => {
    if (!read.has(token.prop)) token.remove()
  })
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  sheet.walkAtRules('media', (media) => {
    if (media.nodes?.length === 0) media.remove()
  })
  return sheet.toString()
}

/** Writes generated styles to a file where webpack finds them. */
export function writtenStyles(dir: string, styles: string): string {
  const file = join(dir, '.cache/styles.css')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, styles)
  return file
}
