import type { Command } from 'commander'
import { createKey } from '../releases/documents/signatures'
import { createContext } from './context'

export function addKey(program: Command): void {
  program
    .command('key')
    .summary('make the key that signs what you publish, and show its public half')
    .description('Makes an Ed25519 key in the file of --key, unless there is one, and shows its public half.')
    .action(keyCommand)
}

/** `portal key`: creates a key unless there is one, and shows its public half. */
function keyCommand(_: object, command: Command) {
  const { keyFile: file, print } = createContext(command)
  const { publicKey, wasThere } = createKey(file)
  print({ file, publicKey, wasThere }, [
    wasThere ? `The key in ${file} stays.` : `A new key is in ${file}. It signs what you publish; show it to nobody.`,
    `Its public half, which the operator lists by "portal keys allow": ${publicKey}`,
  ])
}
