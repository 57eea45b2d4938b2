import '@portal/ui/tokens.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { chooseFont, fontIfNear, preloadFont } from '@portal/ui/font'
import { guardStandaloneChunks, isPrerendered, pageRoot, rememberFont, takeOver } from '@portal/federation/host'
import { OwnerApp } from './OwnerApp'
import { config } from './config'
import { countPage } from './counts'
import { report } from './report'

/** The pages of pet owners by themselves: no shell, no other remote, no staff session. */
async function mount(): Promise<void> {
  guardStandaloneChunks(config)
  void preloadFont().then(rememberFont)
  if (!isPrerendered()) await fontIfNear()
  const root = pageRoot()
  const log = (error: unknown) => report(error, { action: 'render' })
  const options = { onCaughtError: log, onRecoverableError: log }
  if (isPrerendered()) hydrateRoot(root, <OwnerApp onShown={takeOver(root)} />, options)
  else {
    chooseFont()
    createRoot(root, options).render(<OwnerApp />)
  }
  countPage()
}

void mount()
