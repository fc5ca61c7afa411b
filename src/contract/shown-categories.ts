import type { Category } from './category.ts'

/** A category as the site shows it. Without a name: under the usual one. `road`: of express lanes. */
export interface ShownCategory {
  name?: string
  road?: string
}

/** Every category that is not hidden. */
export type ShownCategories = Readonly<Partial<Record<Category, ShownCategory>>>

/** In the order of the metrics page. */
const EXPRESS = ['metrics_express_i95', 'metrics_express_i75', 'metrics_express_i595'] as const

/** The category of the first road with express lanes, in the order of the metrics page; `null`: none is shown. */
export function mainExpress(
  categories: ShownCategories,
): (ShownCategory & { category: (typeof EXPRESS)[number] }) | null {
  for (const category of EXPRESS) {
    const shown = categories[category]
    if (shown !== undefined) return { ...shown, category }
  }
  return null
}
