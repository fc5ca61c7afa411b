/** Flags for a quiet browser that asks no outside host for anything; root needs `--no-sandbox`. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
