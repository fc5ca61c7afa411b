/** A text, or the two forms a text takes with a number. Names in braces stand for values. */
export type Text = string | { readonly one: string; readonly other: string }

/** Puts values into a text's braces; the value `count` chooses its form. A name without a value stays as it is. */
export function fillText(
  text: Text,
  values: Readonly<Record<string, string | number>>,
  formatNumber: (value: number) => string = String,
): string {
  // Haitian Creole, like English and Spanish, has one form for 1 and another for the rest.
  const form = typeof text === 'string' ? text : values.count === 1 ? text.one : text.other
  return form.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name] ?? braces
    return typeof value === 'number' ? formatNumber(value) : value
  })
}
