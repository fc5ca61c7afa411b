/** The address that dials a number as signs write it: "*123", "(954) 555-0100". */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d*#+]/g, '')}`
}
