/** One success criterion of WCAG 2.2, and what is claimed of the site. */
export interface Criterion {
  /** "1.4.3" */
  id: string
  name: string
  level: 'A' | 'AA'
  /** The words of the VPAT form. `Not Applicable`: the site has nothing of the kind. */
  claim: 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable'
  /** Why, in one or two sentences for a buyer. */
  remark: string
  /** Part of the name of a test that shows it; empty: no test of ours, see the remark. */
  shownBy: readonly string[]
}
