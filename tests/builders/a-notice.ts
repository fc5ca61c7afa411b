import type { Notice } from '../../src/contract/notice.ts'

/** A notice of an emergency, in force from its first instant on. */
export function aNotice(given: Partial<Notice> & Pick<Notice, 'from'>): Notice {
  return {
    id: 'storm',
    level: 'emergency',
    text: { en: 'Stay off the roads.' },
    until: null,
    roads: [],
    link: null,
    ...given,
  }
}
