/** Why a PDF may not be published; each follows the file's name and ends with what to do. */
export const REFUSALS = {
  empty: 'is empty (0 bytes): export it again and publish the new file',
  notPdf: 'is not a PDF: export the document as PDF and publish that file',
  password: 'is protected by a password: save it without one and publish it again',
  noPages: 'has no pages: export it again and publish the new file',
  damaged:
    'is damaged and cannot be opened: open the original, export it as a PDF again, and publish that file',
  memory:
    'needs too much memory to read: save it at a smaller size (reduce its pictures) and publish it again',
  tooSlow: (limitMs: number) =>
    `takes longer than ${seconds(limitMs)} to read: print it to a new PDF and publish that file`,
} as const

export const UNREAD = {
  missing: 'does not exist: put the file there or correct its name',
  notFile: 'is not a file: give the name of a PDF',
  noPermission: 'cannot be read by this account: let it read the file',
  changed: 'changed or vanished while it was read: wait until it is copied completely and try again',
  tooLarge: (bytes: number, maxBytes: number) =>
    `is ${megabytes(bytes)}, more than the ${megabytes(maxBytes)} that may be published: save it at a smaller size`,
} as const

/** Why the machine checks gave up; each follows "could not be checked: ". */
export const UNCHECKED = {
  tooSlow: 'it takes too long to examine',
  memory: 'it needs too much memory',
  damaged: 'its objects are damaged',
  changed: 'it changed while it was read',
  tooLarge: (maxBytes: number) => `it is larger than ${megabytes(maxBytes)}`,
} as const

/** Details that staff should know; the PDF is still published. */
export const WARNINGS = {
  scripts: 'contains scripts, which most readers do not run: save it without them',
  attachments: 'has attached files, which visitors of the site do not see: publish them separately',
  silenced:
    'has security settings that may keep screen readers from its text: in Acrobat Pro, under "File", "Properties", "Security", choose "No Security", or allow "text access for screen reader devices"',
  xfa: 'is an Adobe form that browsers cannot show: print it to a new PDF and publish that file',
  strangeLanguage: (language: string) => `names the language "${language}", which does not exist: correct it`,
  emptyTags: 'says that it is tagged but holds no tags: tag it again',
  noText:
    'has no text at all, so nobody can search it or hear it read: export it from the original in Word or InDesign, or choose "Scan & OCR", then "Recognize Text" in Acrobat Pro',
  untagged:
    'is not tagged, so a screen reader cannot follow it: select "Document structure tags for accessibility" under "Save As", "PDF", "Options" in Word or "Create Tagged PDF" under "Export" in InDesign, or choose "Prepare for accessibility", then "Automatically tag PDF" in Acrobat Pro',
  noTitle:
    'has no title, so tabs and screen readers use the file name: fill it in under "File", "Info" in Word, "File", "File Info" in InDesign, or "File", "Properties", "Description" in Acrobat Pro',
  noLanguage:
    'does not name its language, so a screen reader may pronounce it wrongly: set it under "Review", "Language", "Set Proofing Language" in Word, "Export", "Advanced", "Language" in InDesign, or "File", "Properties", "Advanced" in Acrobat Pro',
  unknownLetters:
    'has letters that its font does not name (often "fi" or "fl"), which search and screen readers miss: export it again with another font',
  properties: 'has properties that could not be read, so its title and language are unknown',
  extrasUnknown: 'could not be searched for scripts and attached files',
  tags: 'could not be examined for tags',
  textUnread: (pages: readonly number[]) =>
    `has text that could not be read on page ${listPages(pages)}: search does not find it`,
  textTooSlow: (from: number, to: number) =>
    `takes long to read: search does not find the text of pages ${from} to ${to}`,
  textTooLong: (from: number, to: number) =>
    `has more text than search can hold: search does not find the text of pages ${from} to ${to}`,
  pageTooLong: (pages: readonly number[]) =>
    `has more text than search can hold on page ${listPages(pages)}: search does not find all of it`,
  notRendered: 'has a first page that could not be rendered, so there is no picture next to its title',
  renderedTooSlowly:
    'has a first page that takes too long to render, so there is no picture next to its title',
  renderedTooLarge:
    'has a first page that needs too much memory to render, so there is no picture next to its title',
} as const

function seconds(milliseconds: number): string {
  const count = Math.round(milliseconds / 100) / 10
  return count === 1 ? '1 second' : `${count} seconds`
}

function megabytes(bytes: number): string {
  const count = bytes / 1_000_000
  return `${count < 10 ? Math.ceil(count * 10) / 10 : Math.ceil(count)} MB`
}

function listPages(pages: readonly number[]): string {
  const shown = pages.slice(0, 5).join(', ')
  return pages.length > 5 ? `${shown} and ${pages.length - 5} more` : shown
}
