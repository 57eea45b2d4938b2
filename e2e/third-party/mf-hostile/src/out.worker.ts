/** A worker has the policy of its own file. */
addEventListener('message', async ({ data }: MessageEvent<string>) => {
  await fetch(`http://${data}/`, { mode: 'no-cors' }).catch(() => undefined)
  postMessage('done')
})
