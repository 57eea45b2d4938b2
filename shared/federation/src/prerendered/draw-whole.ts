import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'

/**
 * A page's HTML, in one piece: a part that came later would be put in place by an inline script, which the page's
 * policy forbids. Rejects when a part of it could not be drawn.
 */
export async function drawWhole(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  })
  if (failures.length > 0) throw failures[0]
  return new Response(prelude).text()
}
