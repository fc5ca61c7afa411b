import { useState, useSyncExternalStore } from 'react'

const nothingToWatch = () => () => undefined

/** Whether the server drew this part: true there, and here for a part that was taken over, as long as it is shown. */
export function useWasDrawn(): boolean {
  const isTakenOver = useSyncExternalStore(
    nothingToWatch,
    () => false,
    () => true,
  )
  const [wasDrawn] = useState(isTakenOver)
  return wasDrawn
}
