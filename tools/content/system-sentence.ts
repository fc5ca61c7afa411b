const WORDS: Record<string, string> = {
  EACCES: 'this account may not write there: ask for permission, or use the account of the site',
  EPERM: 'this account may not write there: ask for permission, or use the account of the site',
  EROFS: 'this disk can only be read: use a copy of the folder elsewhere',
  ENOSPC: 'the disk is full: make room and try again',
  EDQUOT: 'this account has no more room on the disk: make room and try again',
  ENOTDIR: 'a folder was expected there, and a file lies in its place: move it away',
  ENAMETOOLONG: 'the name is too long for this disk: give a shorter one',
}

/** Words for what the operating system declined; `null` for any other error, which is a fault of ours. */
export function systemSentence(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null
  const words = WORDS[String(error.code)]
  if (words === undefined) return null
  // Of a file that is open already the system no longer says the name.
  return 'path' in error
    ? `${String(error.path)}: ${words}.`
    : `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}.`
}
