import './early'
import '@portal/ui/tokens.css'
import { provideShared } from '@portal/federation/host'
import { MainFrame } from './layout/MainFrame'
import { mount } from './app/mount'
import { shellRoutes } from './app/shell-routes'
import { shared } from './seam/shared'

provideShared(shared)
void mount({ Frame: MainFrame, routes: shellRoutes })
