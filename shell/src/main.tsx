import './early'
import '@portal/ui/tokens.css'
import { provideShared } from '@portal/federation/host'
import { MainFrame } from './layout/MainFrame'
import { mount } from './app/mount'
import { shellRoutes } from './app/shell-routes'
import { loadSeam } from './seam/load'

provideShared(loadSeam)
void mount({ Frame: MainFrame, routes: shellRoutes })
