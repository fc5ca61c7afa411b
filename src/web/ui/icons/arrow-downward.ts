export const arrowDownwardIcon = 'M450-800v526L202-522l-42 42 320 320 320-320-42-42-248 248v-526z'
