export const keyboardArrowUpIcon = 'M480-554 283-357l-43-43 240-240 240 240-43 43z'
