import { openReader } from './code-reader'

/** Why the camera shows nothing: permission denied, no camera, no answer, or codes are not supported. */
export type CameraTrouble = 'refused' | 'none' | 'busy' | 'unread'
export type CameraState = 'starting' | 'on' | CameraTrouble

interface CodeHandlers {
  readonly onState: (state: CameraState) => void
  /** The codes currently in the picture. */
  readonly onCodes: (texts: readonly string[]) => void
}

/** Interval between reads: a hand holds still longer, and the processor has other work. */
const BETWEEN_MS = 150

/** `readyState` value: a frame is available. */
const HAVE_CURRENT_DATA = 2

const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
}

const troubleOf = (fault: unknown): CameraTrouble =>
  (fault instanceof Error ? TROUBLES[fault.name] : undefined) ?? 'busy'

/** Opens the camera, shows it and reports codes until the signal aborts; then turns it off [OPEN-268]. */
export async function watchCodes(
  video: HTMLVideoElement,
  formats: readonly string[],
  signal: AbortSignal,
  handlers: CodeHandlers,
): Promise<void> {
  const tell = (state: CameraState) => signal.aborted || handlers.onState(state)
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    const stop = () => {
      for (const track of stream.getTracks()) track.stop()
      video.srcObject = null
    }
    // The camera may have been closed during the permission prompt.
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop)
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => {
        stop()
        tell('busy')
      })
    video.srcObject = stream
    await video.play()
    tell('on')
    await look(video, formats, signal, handlers).catch(() => {
      stop()
      tell('unread')
    })
  } catch (fault) {
    tell(troubleOf(fault))
  }
}

async function look(
  video: HTMLVideoElement,
  formats: readonly string[],
  signal: AbortSignal,
  { onCodes }: CodeHandlers,
) {
  const read = openReader(formats)
  if (!read) throw new Error('no reader of codes')
  while (!signal.aborted) {
    const texts = video.readyState >= HAVE_CURRENT_DATA ? await read(video) : []
    if (!signal.aborted) onCodes(texts)
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
  }
}
