import type { AnnotationFacts } from '../checks/pdf-model.ts'
import { type Box, type Cos, parseBox } from './cos.ts'
import type { Structure } from './read-structure.ts'

const HIDDEN = 2

export function readAnnotation(
  annotation: Cos,
  page: number,
  box: Box,
  structure: Structure,
): AnnotationFacts {
  const element = structure.elementOfObject(annotation.get('StructParent').number)
  const isHidden = ((annotation.get('F').number ?? 0) & HIDDEN) !== 0
  // A widget without its own field name is one of several that share their parent's.
  const field =
    annotation.has('T') || !annotation.get('Parent').isDict ? annotation : annotation.get('Parent')
  return {
    page,
    subtype: annotation.get('Subtype').name ?? '',
    isInvisible: isHidden || isOutside(annotation.get('Rect'), box),
    contents: annotation.get('Contents').text,
    elementType: element?.standardType ?? null,
    isTagged: element !== null,
    elementAlt: element?.alt ?? null,
    elementHasLanguage: element !== null && element.language !== null,
    tooltip: field.get('TU').text,
  }
}

function isOutside(rectangle: Cos, [left, bottom, right, top]: Box): boolean {
  const own = parseBox(rectangle)
  if (own === null) return false
  const [ownLeft, ownBottom, ownRight, ownTop] = own
  return bottom >= ownTop || left >= ownRight || top <= ownBottom || right <= ownLeft
}

/** Whether the element of a form field with its own description names a language; `null`: not such a field. */
export function readDescribedField(annotation: Cos, structure: Structure): { hasLanguage: boolean } | null {
  if (annotation.get('Subtype').name !== 'Widget') return null
  const hasText = annotation.get('TU').isString || annotation.get('Parent').get('TU').isString
  if (!hasText) return null
  const element = structure.elementOfObject(annotation.get('StructParent').number)
  return { hasLanguage: element !== null && element.language !== null }
}

/** Clips that a film or sound plays. */
export function readMediaClip(annotation: Cos): { hasType: boolean; hasAlternative: boolean }[] {
  const actions = [annotation.get('A'), ...annotation.get('AA').entries.map(([, action]) => action)]
  return actions
    .map((action) => action.get('R').get('C'))
    .filter((clip) => clip.isDict)
    .map((clip) => ({ hasType: !clip.get('CT').isMissing, hasAlternative: hasAlternative(clip.get('Alt')) }))
}

/** Pairs of a language and a text. */
function hasAlternative(alternative: Cos): boolean {
  const texts = alternative.items.map(({ text }) => text)
  return (
    alternative.isArray &&
    texts.length % 2 === 0 &&
    texts.every((text, index) => text !== null && (index % 2 === 0 || text !== ''))
  )
}
