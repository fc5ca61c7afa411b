import type { Category } from './category.ts'

/**
 * A category as the site shows it. Without a name: under the usual one. `road`: of express lanes. `isEmpty`: there is no
 * table of its figures.
 */
export interface ShownCategory {
  name?: string
  road?: string
  isEmpty?: true
}

/** Every category that is not hidden. */
export type ShownCategories = Readonly<Partial<Record<Category, ShownCategory>>>
