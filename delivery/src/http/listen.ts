import type { Server } from 'node:net'

/** Opens a server's port and returns its number; 0 lets the machine choose. Rejects when the port is taken. */
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
