// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { foreignParts } from './foreign-parts'

test.each([
  ['<p>&lt;script&gt;alert(1)&lt;/script&gt; <a href="/bookings?search_term=%3Cb%3E">Bella</a></p>', 0],
  ['<p><img src="x" onerror="alert(1)"></p>', 2],
  ['<p><a href="javascript:alert(1)">Bella</a></p>', 1],
  ['<p><a href="mailto:a@b.test?x=<b>">Bella</a></p>', 1],
  ['<p><a href="//evil.test/">Bella</a></p>', 1],
  ['<p><iframe srcdoc="x"></iframe></p>', 2],
  [`<p><img src="data:image/svg+xml,${encodeURIComponent('<svg><script>alert(1)</script></svg>')}"></p>`, 1],
])('finds what a hostile text has become in %s [OPEN-288]', (html, count) => {
  const box = document.createElement('div')
  box.innerHTML = html
  expect(foreignParts(box)).toHaveLength(count)
})
