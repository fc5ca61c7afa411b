/**
 * The name of a numbered road as the site writes it: with a hyphen after one letter ("I-10", "M-28"), with a space after
 * more ("US 20", "SR 128", "Loop 410"). Feeds and earlier addresses also have "SR-128". Other names stay. Pure.
 */
export function roadAsWritten(name: string): string {
  return name.replace(/^([A-Z])[- ](?=\d)/, '$1-').replace(/^([A-Z][A-Za-z]+)-(?=[A-Z]?\d)/, '$1 ')
}
