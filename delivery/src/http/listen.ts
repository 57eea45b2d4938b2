import type { Server } from 'node:net'

/** Opens a server's port; answers which it is, also where 0 let the machine choose. Rejects where it is taken. */
export async function listen(server: Server, port: number, address = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const bound = server.address()
  return typeof bound === 'object' && bound ? bound.port : port
}
