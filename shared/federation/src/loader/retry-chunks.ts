/**
 * Tries again, once, when a chunk did not arrive: one bad answer must not cost a screen. The browser may also
 * hand out a failed preload in place of a new request; the second try asks the server.
 */
export async function retryChunks<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isChunkFailure(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, 200))
    return load()
  }
}

function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && /Loading (CSS )?chunk/.test(error.message)
}
