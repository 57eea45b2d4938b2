import '@portal/ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { fontOnFastLine, preloadFont } from '@portal/ui/font'
import { guardStandaloneChunks } from '@portal/federation/host'
import { OwnerApp } from './OwnerApp'
import { config } from './config'
import { report } from './report'

/** The pages of pet owners by themselves: no shell, no other remote, no staff session. */
async function mount(): Promise<void> {
  guardStandaloneChunks(config)
  preloadFont()
  await fontOnFastLine()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the engraving')
  createRoot(root, { onCaughtError: (error) => report(error, { action: 'render' }) }).render(<OwnerApp />)
}

void mount()
