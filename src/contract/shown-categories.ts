import type { Category } from './category.ts'

/**
 * A category as the site shows it. Without a name: the default one. `road`: only for express lanes. `isEmpty`: it has no
 * table of figures.
 */
export interface ShownCategory {
  name?: string
  road?: string
  isEmpty?: true
}

/** Every category that is not hidden. */
export type ShownCategories = Readonly<Partial<Record<Category, ShownCategory>>>
