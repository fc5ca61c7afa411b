import type { AnnotationFacts } from '../pdf-model.ts'
import { REMEDIES } from './remedies.ts'
import { aboutElements, type Rule } from './rule.ts'

/** Rules about links, form fields, comments and videos. */
export const ANNOTATION_RULES: readonly Rule[] = [
  {
    id: '7.2-24',
    message: 'The language of the description of a link or comment is not known.',
    remedy: REMEDIES.language,
    find: ({ annotations, catalog }) =>
      annotations.filter(
        ({ contents, elementHasLanguage }) =>
          contents !== null && !elementHasLanguage && !catalog.hasLanguage,
      ),
  },
  {
    id: '7.2-25',
    message: 'The language of the description of a form field is not known.',
    remedy: REMEDIES.language,
    find: ({ describedFields, catalog }) =>
      describedFields.filter(({ hasLanguage }) => !hasLanguage && !catalog.hasLanguage),
  },
  {
    id: '7.18.1-1',
    message: 'A comment or film is not tagged as one.',
    remedy: REMEDIES.annotations,
    find: visible(
      ({ subtype, elementType }) =>
        !['Widget', 'PrinterMark', 'Link'].includes(subtype) && elementType !== 'Annot',
    ),
  },
  {
    id: '7.18.1-2',
    message: 'A link, comment or film has no description.',
    remedy: REMEDIES.annotations,
    find: visible(({ subtype, contents, elementAlt }) => subtype !== 'Widget' && !contents && !elementAlt),
  },
  {
    id: '7.18.1-3',
    message: 'A form field has no description.',
    remedy: REMEDIES.forms,
    find: visible(({ subtype, tooltip, elementAlt }) => subtype === 'Widget' && !tooltip && !elementAlt),
  },
  {
    id: '7.18.2-1',
    message: 'The document has settings for printing presses that accessible PDFs must not have.',
    remedy: REMEDIES.annotations,
    find: visible(({ subtype }) => subtype === 'TrapNet'),
  },
  {
    id: '7.18.3-1',
    message: 'The tab key does not follow the order of the tags.',
    remedy: REMEDIES.tabOrder,
    find: ({ tabbedPages }) => tabbedPages.filter(({ tabs }) => tabs !== 'S'),
  },
  {
    id: '7.18.4-1',
    message: 'A form field is not tagged as one.',
    remedy: REMEDIES.forms,
    find: visible(({ subtype, elementType }) => subtype === 'Widget' && elementType !== 'Form'),
  },
  {
    id: '7.18.4-2',
    message: 'The tag of a form field contains something else than the field.',
    remedy: REMEDIES.forms,
    find: aboutElements(
      'Form',
      ({ role, kids, objects }) =>
        role === null && !(kids.length === 0 && objects.length === 1 && objects[0]?.subtype === 'Widget'),
    ),
  },
  {
    id: '7.18.5-1',
    message: 'A link is not tagged as one, so a screen reader does not announce it.',
    remedy: REMEDIES.links,
    find: visible(({ subtype, elementType }) => subtype === 'Link' && elementType !== 'Link'),
  },
  {
    id: '7.18.5-2',
    message: 'A link does not say where it leads.',
    remedy: REMEDIES.links,
    find: visible(({ subtype, contents }) => subtype === 'Link' && !contents),
  },
  {
    id: '7.18.6.2-1',
    message: 'A film or sound does not say what kind of file it is.',
    remedy: REMEDIES.media,
    find: ({ catalog }) => catalog.mediaClips.filter(({ hasType }) => !hasType),
  },
  {
    id: '7.18.6.2-2',
    message: 'A film or sound has no alternative text.',
    remedy: REMEDIES.media,
    find: ({ catalog }) => catalog.mediaClips.filter(({ hasAlternative }) => !hasAlternative),
  },
  {
    id: '7.18.8-1',
    message: 'A mark for the printing press is tagged as if it were to be read.',
    remedy: REMEDIES.annotations,
    find: visible(({ subtype, isTagged }) => subtype === 'PrinterMark' && isTagged),
  },
]

function visible(isWrong: (annotation: AnnotationFacts) => boolean): Rule['find'] {
  return ({ annotations }) =>
    annotations.filter((annotation) => !annotation.isInvisible && isWrong(annotation))
}
