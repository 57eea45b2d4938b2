import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'

/**
 * A page's complete HTML. Streaming would place late parts by an inline script, which the page's policy forbids.
 * Rejects when any part fails to render.
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
