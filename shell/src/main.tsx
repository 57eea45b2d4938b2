import './early'
import '@portal/ui/tokens.css'
import { MainFrame } from './layout/MainFrame'
import { mount } from './app/mount'
import { shellRoutes } from './app/shell-routes'

void mount({ Frame: MainFrame, routes: shellRoutes })
