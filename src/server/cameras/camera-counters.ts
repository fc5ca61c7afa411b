/** Counts since this process started. */
export interface CameraCounters {
  /** Upstream calls, by what was requested and the outcome. */
  calls: Record<'list' | 'picture', { good: number; unchanged: number; failed: number; refused: number }>
  /** Bytes received from upstream, on the wire. */
  bytes: number
  /** Pictures that visitors requested: sent and not sent. */
  pictures: { sent: number; missing: number }
}

export function createCameraCounters(): CameraCounters {
  const none = () => ({ good: 0, unchanged: 0, failed: 0, refused: 0 })
  return { calls: { list: none(), picture: none() }, bytes: 0, pictures: { sent: 0, missing: 0 } }
}
