import { shareDomain } from './share-domain'
import * as whole from '../seam/domain'

/*
 * Fetched beside the first remote that takes more than its common names, and by no page that has none. The few rules
 * that the shell itself needs are compiled into it: they are pure.
 */
shareDomain(whole).isWhole = true
