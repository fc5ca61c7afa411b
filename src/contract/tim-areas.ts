/** The three areas whose traffic incident management teams meet. Apart from the schemas, so that a page can name them. */
export const TIM_AREAS = ['broward', 'palmBeach', 'treasureCoast'] as const
