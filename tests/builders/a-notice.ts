import type { Notice } from '../../src/contract/notice.ts'

/** An emergency notice, in force from its first instant. */
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
