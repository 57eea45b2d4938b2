import type { RemoteModule } from '@portal/federation'
import { routes } from './routes.data'

export default {
  name: 'mf-practice',
  routes,
} satisfies RemoteModule
