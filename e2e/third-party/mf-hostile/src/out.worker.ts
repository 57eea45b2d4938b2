/** A worker has a policy of its own: that of its file. */
addEventListener('message', async ({ data }: MessageEvent<string>) => {
  await fetch(`http://${data}/`, { mode: 'no-cors' }).catch(() => undefined)
  postMessage('done')
})
