/** The address path of a file in `files/`. */
export function fileUrl(name: string): string {
  return `/files/${encodeURIComponent(name)}`
}
