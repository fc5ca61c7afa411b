import { expect, test } from 'vitest'
import { chooseMarks } from './derive-list.ts'

test.each([
  [['1.', '2.', '3.'], null, { marks: 'decimal', start: 1 }],
  [['4)', '5)'], null, { marks: 'decimal', start: 4 }],
  [['(a)', '(b)'], null, { marks: 'lowerAlpha', start: 1 }],
  [['i.', 'ii.', 'iii.'], null, { marks: 'lowerRoman', start: 1 }],
  [['C.', 'D.'], null, { marks: 'upperAlpha', start: 3 }],
  [['•', '•'], null, { marks: 'bullet', start: 1 }],
  [['1.', '3.'], null, { marks: 'own', start: 1 }],
  [['A-7', 'B-2'], null, { marks: 'own', start: 1 }],
  [['', ''], 'Decimal', { marks: 'decimal', start: 1 }],
  [['', ''], null, { marks: 'none', start: 1 }],
])('labels %j with the numbering %s become %j', (labels, numbering, marks) => {
  expect(chooseMarks(labels, numbering)).toEqual(marks)
})
