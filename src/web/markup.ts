/** Escapes a text for an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** The only `<` that can end a script element or make a parser read past its end. */
const UNSAFE_IN_SCRIPT = /<(?=!--|\/?script)/gi

/** A value as an inert script element: browsers do not run it, and no text in it can end it. */
export function jsonElement(mediaType: string, value: unknown, id: string | null = null): string {
  const name = id === null ? '' : ` id="${escapeHtml(id)}"`
  return `<script type="${mediaType}"${name}>${JSON.stringify(value).replaceAll(UNSAFE_IN_SCRIPT, '\\u003c')}</script>`
}
