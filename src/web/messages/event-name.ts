import type { Translations } from './catalog.ts'

/** A type of event as a person says it; one that has no name yet keeps its own. */
export function eventName(type: string, { textOf }: Translations): string {
  return textOf(`event.${type}`) ?? type.replaceAll('_', ' ')
}
