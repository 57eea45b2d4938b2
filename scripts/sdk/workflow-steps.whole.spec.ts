import { expect, test } from 'vitest'
import { workflowsOf } from '../../delivery/src/create/workflows.data'
import { namesOf } from '../../delivery/src/create/names'
import { readWorkflow } from './workflow-steps'

const files = workflowsOf(namesOf('mf-reports'))
const VALUES = {
  'vars.RELEASE_PORTAL': 'https://portal.example',
  'vars.RELEASE_CI_AUDIENCE': '',
  'vars.PREVIEW_USERS': 'u1',
  'github.event.number': '12',
  'github.run_number': '3',
  'secrets.RELEASE_KEY': 'a key',
}

test('a job is read with its steps, their own variables and those of the workflow [OPEN-294]', () => {
  const { env, steps } = readWorkflow(files['.github/workflows/pull-request.yml'], 'end', VALUES)
  expect(env).toEqual({
    RELEASE_PORTAL: 'https://portal.example',
    RELEASE_CI_AUDIENCE: '',
    PREVIEW_USERS: 'u1',
    PREVIEW: 'reports-pr-12',
  })
  expect(steps.map(({ run }) => run.slice(0, 40))).toEqual([
    'npm ci',
    'test -z "$KEY" || install -m 600 /dev/st',
    'npx portal preview mf-reports --as "$PRE',
  ])
  expect(steps[1]?.env).toEqual({ KEY: 'a key' })
})

test('several lines are one step', () => {
  const { steps } = readWorkflow(files['.github/workflows/pull-request.yml'], 'check', VALUES)
  expect(steps.at(-1)?.run).toMatch(/^version="\$\(node -p .*\)-pr\.12\.3"\nnpx portal publish[^]*\nnpx portal check/)
})

test('a job that is none, and a value that nobody gives, are errors', () => {
  const text = files['.github/workflows/rollback.yml']
  expect(() => readWorkflow(text, 'release', VALUES)).toThrow('there is no release:')
  expect(() => readWorkflow(text, 'rollback', {})).toThrow('no value for vars.RELEASE_PORTAL')
})
