import { shareDomain } from './share-domain'
import * as whole from '../seam/domain'

/* Loaded with the first remote that needs more than the common part, and by no page without one. The shell compiles
   in the few pure rules that it needs. */
shareDomain(whole).isWhole = true
