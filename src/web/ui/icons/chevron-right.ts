export const chevronRightIcon = 'M530-481 332-679l43-43 241 241-241 241-43-43z'
