import { ENGLISH_NAMES } from '../../contract/language.ts'

/** The interface messages for editing pages. Staff pages are in English. */
export const editMessages = {
  queueTitle: 'Translations that are due',
  nothingDue:
    'Every page is translated, up to date with its English text, and read by someone who speaks the language.',
  allPages: 'All pages',
  siteTexts: 'Text that the desk cannot change',
  languages: ENGLISH_NAMES as Readonly<Record<string, string>>,
  states: { current: 'up to date', missing: 'not translated', older: 'out of date', unread: 'draft' },
  due: {
    missing: 'Not translated',
    older: 'Out of date with their English text',
    unread: 'Not yet read by someone who speaks the language',
  },
  page: 'Page',
  pageText:
    'Each language is published separately. What you write is saved as a draft that only you see, until you publish or discard it.',
  onSite: 'See it on the site',
  fields: {
    title: 'Title',
    description: 'One sentence for search engines',
    lead: 'The sentence under the title',
    text: 'Text',
  },
  textHint:
    'Markdown: a line that begins with ## is a heading, **words** are bold, [words](/app/cameras) are a link.',
  isReviewed: 'Someone who speaks the language has read this text',
  publish: 'Publish',
  preview: 'Preview',
  previewOf: 'Preview,',
  noPreview: 'There is no preview yet',
  markReviewed: 'Mark as read and correct',
  changedMeanwhile: 'Someone else changed this page after you started',
  englishSince: 'What changed in the English text since',
  backToPages: 'All pages',
} as const
