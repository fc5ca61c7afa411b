/** The type of an HLS playlist. */
const HLS = 'application/vnd.apple.mpegurl'

/**
 * Plays an HLS video in an element, natively where the browser can, and tells when it cannot. Gives the way to stop,
 * after which nothing is fetched any more.
 */
export function attachVideo(
  video: HTMLVideoElement,
  address: string,
  tell: (state: 'failed' | 'unsupported') => void,
): () => void {
  let isOver = false
  let release = () => {}
  const fail = () => {
    if (!isOver) tell('failed')
  }
  // A browser that refuses to start by itself leaves that to its play button.
  const play = () => void video.play().catch(() => undefined)
  if (video.canPlayType(HLS) !== '') {
    video.addEventListener('error', fail)
    video.src = address
    play()
    release = () => video.removeEventListener('error', fail)
  } else {
    import('hls.js/light').then(({ default: Hls }) => {
      if (isOver) return
      if (!Hls.isSupported()) return tell('unsupported')
      // The site's rules for scripts allow no worker made from a text.
      const player = new Hls({ enableWorker: false })
      player.on(Hls.Events.ERROR, (_, { fatal }) => {
        if (fatal) fail()
      })
      player.on(Hls.Events.MANIFEST_PARSED, play)
      player.loadSource(address)
      player.attachMedia(video)
      release = () => player.destroy()
    }, fail)
  }
  return () => {
    isOver = true
    release()
    video.pause()
    video.removeAttribute('src')
    video.load()
  }
}
