import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from './browser.ts'

/**
 * Picks up what the visitor chose or typed in a form before hydration, when nothing listened. Calls back at most once,
 * right after hydration, with the query string that includes it.
 */
export function useChangesBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  show: (search: string) => void,
) {
  // In the first render: a form that the browser rendered has had its listeners from the start.
  const isFromServer = useRef(!useHydrated())
  // Reads the form as the visitor left it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, right after hydration
  useEffect(() => {
    if (!isFromServer.current) return
    isFromServer.current = false
    const changed = [...(form.current?.elements ?? [])].filter(isChanged)
    if (changed.length === 0) return
    const query = new URLSearchParams(location.search)
    for (const { name, value } of changed) query.set(name, value)
    show(`?${query}`)
  }, [])
}

/** Whether the value of a field is not what the server rendered. */
function isChanged(field: Element): field is HTMLInputElement | HTMLSelectElement {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLSelectElement)) return false
  const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(0, rendered)
}
