import { CONTRACT_VERSION } from '@portal/federation/host'
import { leaveFederation } from '@portal/federation/runtime'
import * as domain from '../seam/domain'

/*
 * The script of the federation, fetched beside the first remote's and by no page that has none. Of the domain the shell
 * itself takes little: the few rules that it needs are compiled into it, since they are pure.
 */
leaveFederation({ '@portal/domain': { module: domain, version: `${CONTRACT_VERSION}.0` } })
