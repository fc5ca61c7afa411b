import * as v from 'valibot'

/** A whole number from the environment. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    ),
    v.transform(Number),
  )
