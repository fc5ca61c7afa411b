export const keyboardArrowDownIcon = 'M480-344 240-584l43-43 197 197 197-197 43 43z'
