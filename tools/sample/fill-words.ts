/** Replaces every `{{name}}` by its words; throws when a name has none, so that no brace reaches a reader. */
export function fillWords(text: string, words: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = words.get(name)
    if (value === undefined) throw new Error(`"{{${name}}}" names no figure`)
    return value
  })
}
